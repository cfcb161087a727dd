/** How a region writes numbers: its separators, and the number of digits per group from the second group on. */
export type Convention = { group: string; decimal: string; groupSize: number };

/** Regions that use each currency; numbers without a currency may come from any of them. */
const regions: Readonly<Record<string, readonly string[]>> = {
  USD: ['en-US'],
  GBP: ['en-GB'],
  EUR: ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'en-IE'],
  CAD: ['en-CA', 'fr-CA'],
  AUD: ['en-AU'],
  // India groups by lakhs, or by thousands as other English does.
  INR: ['en-IN', 'en-GB'],
  JPY: ['ja-JP'],
};

/** All spaces, no-break and thin ones included, count as one separator here. */
export const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ');

function readConvention(locale: string): Convention {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.5);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const digits = parts.filter(({ type }) => type === 'integer');
  return {
    group: normalizeSpaces(sign('group')),
    decimal: sign('decimal'),
    // The last group has three digits everywhere; in India, the others have two.
    groupSize: digits.at(-2)?.value.length ?? 3,
  };
}

function distinct(locales: readonly string[]): Convention[] {
  const unique = new Map<string, Convention>();
  for (const locale of locales) {
    const convention = readConvention(locale);
    unique.set(JSON.stringify(convention), convention);
  }
  return [...unique.values()];
}

const cache = new Map<string, readonly Convention[]>();

/**
 * The distinct conventions of a currency's regions.
 *
 * @param currency code; undefined or unknown means every region.
 */
export function getConventions(currency?: string): readonly Convention[] {
  const locales = (currency && regions[currency]) || Object.values(regions).flat();
  const key = locales.join();
  const conventions = cache.get(key) ?? distinct(locales);
  cache.set(key, conventions);
  return conventions;
}
