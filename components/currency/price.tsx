'use client';

import { US_DOLLARS_ATTRIBUTE } from '@/lib/build-attributes';
import { formatUsdPrice } from '@/lib/currency/format';
import { useCurrency } from './currency-provider';

/** A price in the visitor's display currency. @param full keeps '.00' on whole dollars, as in the calculator's result. */
export function Price({ usd, full = false }: { usd: number; full?: boolean }) {
  const { currency } = useCurrency();
  return (
    <span className="whitespace-nowrap" {...{ [US_DOLLARS_ATTRIBUTE]: usd }}>
      {formatUsdPrice(usd, currency, full ? 'full' : 'short')}
    </span>
  );
}

/** Says how nearby prices were converted. Empty in US dollars. */
export function ConvertedNote() {
  const { currency, convertedNote } = useCurrency();
  return currency.code === 'USD' ? null : <span>{convertedNote}</span>;
}
