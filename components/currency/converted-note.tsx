'use client';

import { useCurrency } from './currency-provider';

/** Says how prices near it were converted. In US dollars there is nothing to say. */
export function ConvertedNote() {
  const { currency, convertedNote } = useCurrency();
  return currency.code === 'USD' ? null : <span>{convertedNote}</span>;
}
