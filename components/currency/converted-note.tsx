'use client';

import { convertedNote } from '@/lib/currency/converted-note';
import { useCurrency } from './currency-provider';

/** Says how prices near it were converted. In US dollars there is nothing to say. */
export function ConvertedNote() {
  return useCurrency().currency.code === 'USD' ? null : <span>{convertedNote}</span>;
}
