/** How a currency is recognized: where it is used, and how people write its amounts. */
type CurrencyTraits = {
  /** Two-letter codes of the countries whose visitors see prices in it. US dollars are for all others. */
  countries: readonly string[];
  /** Symbols, codes and names that may stand beside an amount, in lower case. */
  writtenAs: readonly string[];
  /** How its regions write numbers. A way that is not in lib/numbers/conventions.ts is added there first. */
  numbers: readonly ('english' | 'indian' | 'continental')[];
};

/**
 * A display currency is one entry here and one in content/pricing/currencies.ts. Neither compiles without the other.
 *
 * French Canada's numbers are left out: with its decimal comma, 12,000 would have two readings for all other
 * Canadians. India groups by lakhs, or by thousands as other English does. Three currencies share the bare dollar
 * symbol.
 */
export const currencyTraits = {
  USD: {
    countries: [],
    writtenAs: ['usd', 'us dollars', 'us dollar', 'us$', 'dollars', 'dollar', '$'],
    numbers: ['english'],
  },
  GBP: { countries: ['GB', 'UK'], writtenAs: ['gbp', 'pounds', 'pound', '£'], numbers: ['english'] },
  EUR: {
    countries: ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'FI', 'AT', 'GR', 'PT'],
    writtenAs: ['eur', 'euros', 'euro', '€'],
    numbers: ['continental', 'english'],
  },
  CAD: {
    countries: ['CA'],
    writtenAs: ['cad', 'ca$', 'c$', 'dollars', 'dollar', '$'],
    numbers: ['english'],
  },
  AUD: {
    countries: ['AU', 'NZ'],
    writtenAs: ['aud', 'au$', 'a$', 'dollars', 'dollar', '$'],
    numbers: ['english'],
  },
  INR: {
    countries: ['IN'],
    writtenAs: ['inr', 'rupees', 'rupee', 'rs.', 'rs', '₹'],
    numbers: ['indian', 'english'],
  },
  JPY: { countries: ['JP'], writtenAs: ['jpy', 'yen', '¥', '円'], numbers: ['english'] },
} as const satisfies Record<string, CurrencyTraits>;

export type CurrencyCode = keyof typeof currencyTraits;

/** The traits of a currency code from a link or a browser; undefined for any other code. */
export const getCurrencyTraits = (code: string): CurrencyTraits | undefined =>
  Object.hasOwn(currencyTraits, code) ? currencyTraits[code as CurrencyCode] : undefined;
