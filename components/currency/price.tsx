'use client';

import { formatPrice } from '@/lib/currency/format';
import { useCurrency } from './currency-provider';

/**
 * A price in the visitor's display currency.
 *
 * @param usd whole US dollars.
 * @param full keeps '.00' on whole dollars, as in the calculator's result.
 */
export function Price({ usd, full = false }: { usd: number; full?: boolean }) {
  const { currency } = useCurrency();
  // The attribute tells the build which words follow the currency (scripts/build/passages).
  return (
    <span className="whitespace-nowrap" data-usd={usd}>
      {formatPrice(usd, currency, full ? 'full' : 'short')}
    </span>
  );
}
