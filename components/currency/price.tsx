'use client';

import type { AmountMark } from '@/lib/content/text-marks';
import { formatPrice } from '@/lib/currency/format';
import { useCurrency } from './currency-provider';

/**
 * A price in the visitor's display currency.
 *
 * @param usd whole US dollars.
 * @param full keeps '.00' on whole dollars, as the calculator's result does.
 * @param mark hidden in the text of a preview, to say where the amount is from.
 */
export function Price({ usd, full = false, mark = '' }: { usd: number; full?: boolean } & AmountMark) {
  const { currency } = useCurrency();
  // The attribute tells the build which words of a page follow the currency (scripts/build/passages).
  return (
    <span className="whitespace-nowrap" data-usd={usd}>
      {formatPrice(usd, currency, full ? 'full' : 'short') + mark}
    </span>
  );
}
