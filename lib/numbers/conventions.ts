/** How a region writes numbers: its signs, and how many digits each group has from the second one on. */
export type Convention = { group: string; decimal: string; groupSize: number };

/** Where each currency is usual; numbers without a currency may come from any of these regions. */
const regions: Readonly<Record<string, readonly string[]>> = {
  USD: ['en-US'],
  GBP: ['en-GB'],
  EUR: ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'en-IE'],
  CAD: ['en-CA', 'fr-CA'],
  AUD: ['en-AU'],
  // Lakhs, and thousands as in other English.
  INR: ['en-IN', 'en-GB'],
  JPY: ['ja-JP'],
};

/** All spaces, the no-break and the thin ones too, are one sign here. */
export const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ');

function conventionOf(locale: string): Convention {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.5);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const digits = parts.filter(({ type }) => type === 'integer');
  return {
    group: plainSpaces(sign('group')),
    decimal: sign('decimal'),
    // The last group has three digits everywhere; in India the others have two.
    groupSize: digits.at(-2)?.value.length ?? 3,
  };
}

function distinct(locales: readonly string[]): Convention[] {
  const found = new Map<string, Convention>();
  for (const locale of locales) {
    const convention = conventionOf(locale);
    found.set(JSON.stringify(convention), convention);
  }
  return [...found.values()];
}

const known = new Map<string, readonly Convention[]>();

/**
 * The conventions of the regions of a currency, each once.
 *
 * @param currency code of a currency; undefined or unknown stands for every region.
 */
export function conventionsOf(currency?: string): readonly Convention[] {
  const locales = (currency && regions[currency]) || Object.values(regions).flat();
  const key = locales.join();
  const conventions = known.get(key) ?? distinct(locales);
  known.set(key, conventions);
  return conventions;
}
