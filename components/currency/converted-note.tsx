'use client';

import { useCurrency } from './currency-provider';

/** Says how nearby prices were converted. Empty in US dollars. */
export function ConvertedNote() {
  const { currency, convertedNote } = useCurrency();
  return currency.code === 'USD' ? null : <span>{convertedNote}</span>;
}
