import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { currency } from '../schemas/currencies';

/** Display currencies with fixed rates per US dollar, as the specification gives them. */
export const currencies = checkEntry(z.tuple([currency], currency), 'content/pricing/currencies.ts', [
  { code: 'USD', symbol: '$', name: 'US dollar', exchangeRate: 1 },
  { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: 0.79 },
  { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: 0.93 },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', exchangeRate: 1.37 },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', exchangeRate: 1.52 },
  { code: 'INR', symbol: '₹', name: 'Indian rupee', exchangeRate: 83.14 },
  { code: 'JPY', symbol: '¥', name: 'Japanese yen', exchangeRate: 154.8 },
]);

/** Shown once near prices in the visitor's currency. It is true of US dollars, too. */
export const convertedNote = 'Prices in other currencies are converted at fixed rates from US dollars.';
