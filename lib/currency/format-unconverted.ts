import { formatNumber } from '../numbers/format-number';
import { roundWhole } from '../numbers/rounding';
import { type Currency, formatPrice, getCurrencyPrefix } from './format';

/** An unconverted amount in whole units, halves rounded away from zero: '$19,500', '-£320'. */
export function formatWholeAmount(amount: number, currency: Pick<Currency, 'symbol'>): string {
  const rounded = roundWhole(amount);
  return `${rounded < 0 ? '-' : ''}${getCurrencyPrefix(currency)}${formatNumber(Math.abs(rounded), 0)}`;
}

/** An unconverted amount as entered: whole, or with its cents if it has any. */
export const formatEnteredAmount = (amount: number, currency: Currency): string =>
  Number.isInteger(amount)
    ? formatWholeAmount(amount, currency)
    : formatPrice(amount, { ...currency, exchangeRate: 1 });
