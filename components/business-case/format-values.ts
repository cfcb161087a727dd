import type { Currency } from '@/lib/currency/format';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format-unconverted';
import { formatTenths } from '@/lib/numbers/format-number';
import { isAmount, type NumberFieldName } from '@/lib/roi-calculator/fields';

const percentFields: readonly NumberFieldName[] = ['adoption', 'cashShare', 'discountRate'];

/** How a business case writes amounts and numbers. */
export function createFormatters(currency: Currency) {
  const amount = (value: number) => formatWholeAmount(value, currency);
  return {
    /** An amount of its own currency, in whole units. */
    amount,
    /** An amount of an hour, with its cents. */
    hourly: (value: number) => formatEnteredAmount(value, currency),
    /** A line of a price, with its cents where there are any. */
    line: (value: number) => formatEnteredAmount(value, currency),
    /** An input, such as '20', '$42.50' or '70%'. */
    input: (field: NumberFieldName, value: number) => {
      if (field === 'rate') return formatEnteredAmount(value, currency);
      if (isAmount(field)) return amount(value);
      return formatTenths(value) + (percentFields.includes(field) ? '%' : '');
    },
  };
}

/** A person as written in a sentence: 'Operations director' is 'the operations director', 'Me' is 'me'. */
export function formatPerson(typed: string): string {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  if (/^(me|myself|i)$/i.test(typed.trim())) return 'me';
  const isShort = rest.length === 0 && /^\p{Lu}{2,4}$/u.test(first);
  // A name has capitals in all words, or is followed by where the person works.
  const isRole =
    rest.length > 0 && !/^(from|at|in|with)$/.test(rest[0] ?? '') && !/\p{Lu}\p{Ll}/u.test(rest.join(' '));
  if (/^(the|our|my|an?)$/i.test(first)) return [first.toLowerCase(), ...rest].join(' ');
  if (isShort || (isRole && /^\p{Lu}{2}/u.test(first))) return `the ${typed.trim()}`;
  return isRole ? `the ${[first.toLowerCase(), ...rest].join(' ')}` : typed.trim();
}
