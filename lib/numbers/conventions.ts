import { getCurrencyTraits } from '../currency/currency-traits';

/** How a region writes numbers: its separators, and the number of digits per group from the second group on. */
export type NumberConvention = { group: string; decimal: string; groupSize: number };

const english: NumberConvention = { group: ',', decimal: '.', groupSize: 3 };

const conventions = {
  english,
  indian: { ...english, groupSize: 2 },
  /** France has spaces, which separate groups everywhere. */
  continental: { group: '.', decimal: ',', groupSize: 3 },
} satisfies Record<string, NumberConvention>;

/** The conventions of a currency; undefined or unknown means every one, since the number may come from anywhere. */
export const getNumberConventions = (currency = ''): readonly NumberConvention[] =>
  getCurrencyTraits(currency)?.numbers.map((name) => conventions[name]) ?? Object.values(conventions);
