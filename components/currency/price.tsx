'use client';

import type { AmountMark } from '@/lib/content/text-marks';
import { formatPrice } from '@/lib/currency/format';
import { useCurrency } from './currency-provider';

/**
 * A price in the visitor's display currency.
 *
 * @param usd whole US dollars.
 * @param full keeps '.00' on whole dollars, as in the calculator's result.
 * @param mark hidden source of the amount in previews.
 */
export function Price({ usd, full = false, mark = '' }: { usd: number; full?: boolean } & AmountMark) {
  const { currency } = useCurrency();
  // The attribute tells the build which words follow the currency (scripts/build/passages).
  return (
    <span className="whitespace-nowrap" data-usd={usd}>
      {formatPrice(usd, currency, full ? 'full' : 'short') + mark}
    </span>
  );
}
