/** How a region writes numbers: its separators, and the number of digits per group from the second group on. */
export type Convention = { group: string; decimal: string; groupSize: number };

const english: Convention = { group: ',', decimal: '.', groupSize: 3 };
const indian: Convention = { ...english, groupSize: 2 };
/** Of Germany, Spain, Italy and the Netherlands. France has spaces, which separate groups everywhere. */
const continental: Convention = { group: '.', decimal: ',', groupSize: 3 };

/**
 * How the regions of each currency write numbers. French Canada is left out: its comma would make 12,000 two numbers
 * for everybody else there.
 */
const conventions: Readonly<Record<string, readonly Convention[]>> = {
  EUR: [continental, english],
  // India groups by lakhs, or by thousands as other English does.
  INR: [indian, english],
  ...Object.fromEntries(['USD', 'GBP', 'CAD', 'AUD', 'JPY'].map((code) => [code, [english]])),
};

/** The conventions of a currency; undefined or unknown means every one, since the number may come from anywhere. */
export const getConventions = (currency = ''): readonly Convention[] =>
  conventions[currency] ?? [english, indian, continental];

/** All spaces, no-break and thin ones included, count as one separator here. */
export const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ');
