import { currencyTraits, getCurrencyTraits } from '../currency/currency-traits';

/** Why a text is not a number. */
export type NumberProblem =
  | 'empty'
  | 'negative'
  /** It has the symbol or code of another currency. */
  | 'currency'
  /** It is abbreviated, such as '12k' or '2 lakh'. */
  | 'short'
  /** It has more decimals than amounts and hours have. */
  | 'decimals'
  | 'text';

/** Units that may follow a number, such as 'hours a week'. */
export type NumberUnit = 'hours' | 'weeks' | 'percent' | 'perHour' | 'perYear';

const units: Readonly<Record<NumberUnit, RegExp>> = {
  hours: /\s*(?:h|hrs?|hours?)\.?(?:\s*(?:\/|an?|per)\s*(?:w|wk|week))?$/i,
  weeks: /\s*(?:w|wks?|weeks?)\.?(?:\s*(?:\/|an?|per)\s*(?:y|yr|year))?$/i,
  percent: /\s*(?:%|percent|per cent|pct)\.?$/i,
  perHour: /\s*(?:\/|an?\s|per\s)\s*(?:h|hr|hour)\.?$/i,
  perYear: /\s*(?:\/|an?\s|per\s)\s*(?:y|yr|year)\.?$/i,
};

/** The signs of the display currencies, and of others, so that an amount in them is refused for its currency. */
const allSymbols = [
  ...Object.values(currencyTraits).flatMap(({ writtenAs }) => writtenAs),
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...['sfr.', 'sfr', 'fr.', 'fr', 'francs', 'franc', 'kr.', 'kr', 'nz$', 's$', '₩', '₺', 'zł'],
].toSorted((a, b) => b.length - a.length);

/** The code point of zero in Devanagari, in which rupees may be written; the other digits follow it. */
const DEVANAGARI_ZERO = 0x0966;

/**
 * Normalizes digits and punctuation: full-width and Devanagari digits become 0 to 9, all minus signs become one, and
 * what separates groups a plain space: runs of spaces, also no-break and thin ones, and Swiss apostrophes before three
 * digits. Undefined for characters that only look like digits, such as '²' and '½'.
 */
export function normalizeNumber(typed: string): string | undefined {
  if (/\p{No}/u.test(typed)) return undefined;
  const plain = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replace(/[−–—‐‑]/g, '-')
    // Direction marks, which a copied amount may contain.
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\ufeff]/g, '');
  if (/[^\P{Nd}0-9]/u.test(plain)) return undefined;
  return plain
    .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes a symbol from either end. */
function takeSymbol(text: string): { rest: string; symbol?: string } {
  const lower = text.toLowerCase();
  const symbol = allSymbols.find((one) => lower.startsWith(one) || lower.endsWith(one));
  if (symbol === undefined) return { rest: text };
  const rest = lower.startsWith(symbol) ? text.slice(symbol.length) : text.slice(0, -symbol.length);
  return { rest: rest.trim(), symbol };
}

/** Strips what belongs beside a number: its currency's symbol and code, its unit, a '-' for no cents, a plus. */
export function stripSymbols(
  typed: string,
  { currency, unit }: { currency?: string; unit?: NumberUnit },
): { text: string } | { problem: NumberProblem } {
  let text = typed;
  let minus = false;
  if (unit) text = text.replace(units[unit], '');
  // '$1,200.00 USD' has two symbols, and the minus may be before or after the first.
  for (let round = 0; round < 3; round += 1) {
    if (/^-/.test(text)) {
      minus = true;
      text = text.slice(1).trim();
    }
    const { rest, symbol } = takeSymbol(text);
    if (symbol === undefined) break;
    if (!currency || !getCurrencyTraits(currency)?.writtenAs.includes(symbol))
      return { problem: currency ? 'currency' : 'text' };
    // In '45/hour USD', the unit is before the code.
    text = unit ? rest.replace(units[unit], '') : rest;
  }
  text = text
    .replace(/^\+\s*(?=[\d.,])/, '')
    .replace(/(?<=\d)[.,]-{1,2}$/, '')
    .replace(/(?<=\d)\/-$/, '');
  if (text === '') return { problem: minus || typed !== '' ? 'text' : 'empty' };
  if (/^[\d., ]+\s?(?:k|m|mn|mio|bn|lakhs?|lacs?|crores?|cr|tsd|thousand|million)\.?$/i.test(text))
    return { problem: 'short' };
  const bare = /^[\d., ]*\d[\d., ]*$/;
  if (
    (minus && bare.test(text)) ||
    (/-$|^\(.*\)$/.test(text) && bare.test(text.replace(/[-()]/g, '').trim()))
  )
    return { problem: 'negative' };
  return minus ? { problem: 'text' } : { text };
}
