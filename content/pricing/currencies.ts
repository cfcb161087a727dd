import { checkEntry } from '@/lib/content-check/check';
import type { CurrencyCode } from '@/lib/currency/currency-traits';
import type { Currency } from '@/lib/currency/format';
import { exampleRoiInputs } from '@/lib/roi-calculator/assumptions';
import { type CurrencyRecord, currencies as schema } from '../schemas/currencies';

const { rate, cost, running } = exampleRoiInputs;

const byCode: Record<CurrencyCode, CurrencyRecord> = {
  USD: {
    symbol: '$',
    name: 'US dollar',
    exchangeRate: 1,
    roiExample: { rate, cost, running },
  },
  GBP: {
    symbol: '£',
    name: 'British pound',
    exchangeRate: 0.79,
    roiExample: { rate: 34, cost: 9_500, running: 2_900 },
  },
  EUR: {
    symbol: '€',
    name: 'Euro',
    exchangeRate: 0.93,
    roiExample: { rate: 42, cost: 11_000, running: 3_300 },
  },
  CAD: {
    symbol: 'CA$',
    name: 'Canadian dollar',
    exchangeRate: 1.37,
    roiExample: { rate: 55, cost: 16_500, running: 5_000 },
  },
  AUD: {
    symbol: 'A$',
    name: 'Australian dollar',
    exchangeRate: 1.52,
    roiExample: { rate: 65, cost: 18_000, running: 5_500 },
  },
  INR: {
    symbol: '₹',
    name: 'Indian rupee',
    exchangeRate: 83.14,
    roiExample: { rate: 650, cost: 600_000, running: 150_000 },
  },
  JPY: {
    symbol: '¥',
    name: 'Japanese yen',
    exchangeRate: 154.8,
    roiExample: { rate: 3_500, cost: 1_800_000, running: 500_000 },
  },
};

/** All about each display currency. Rates per US dollar are fixed, as the specification gives them. */
export const currencyRecords = checkEntry(schema, 'content/pricing/currencies.ts', byCode) as typeof byCode;

/** The display currencies as pages need them; prices are written in the first. */
export const currencies = Object.entries(currencyRecords).map(([code, { symbol, name, exchangeRate }]) => ({
  ...{ code, symbol, name, exchangeRate },
})) as [Currency, ...Currency[]];

/** Shown once near prices in the visitor's currency. It is true of US dollars, too. */
export const convertedNote = 'Prices in other currencies are converted at fixed rates from US dollars.';
