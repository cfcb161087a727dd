import { formatNumber } from '../numbers/format-number';
import { roundWhole } from '../numbers/rounding';
import { type Currency, decimalsOf } from './format';

/** An amount rounded to whole units of the currency, halves away from zero: '$19,500', '-£320'. It is not converted. */
export function wholeAmount(amount: number, { symbol }: Pick<Currency, 'symbol'>): string {
  const rounded = roundWhole(amount);
  return `${rounded < 0 ? '-' : ''}${symbol}${formatNumber(Math.abs(rounded), 0)}`;
}

/**
 * An amount of the visitor's own in the chosen currency's spelling: symbol, then en-US number, two decimals
 * (JPY none). The number is not converted.
 */
export function formatUnconverted(amount: number, currency: Currency): string {
  const number = formatNumber(Math.abs(amount), decimalsOf(currency.code));
  const negative = amount < 0 && /[1-9]/.test(number);
  return `${negative ? '-' : ''}${currency.symbol}${number}`;
}

/** An amount as it was entered: whole, or with its cents where it has some. It is not converted. */
export const enteredAmount = (amount: number, currency: Currency): string =>
  Number.isInteger(amount) ? wholeAmount(amount, currency) : formatUnconverted(amount, currency);
