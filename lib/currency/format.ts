import { formatNumber, getFormatter } from '../numbers/format-number';
import { roundWhole } from '../numbers/rounding';

/** A display currency. `exchangeRate` is units per US dollar (specification, section 9). */
export type Currency = {
  code: string;
  symbol: string;
  name: string;
  exchangeRate: number;
};

const countDecimals = (code: string): number =>
  getFormatter({ style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in the smallest unit of its currency: hundredths of a dollar, whole yen. */
export function roundAmount(amount: number, code: string): number {
  const units = 10 ** countDecimals(code);
  return roundWhole(amount * units) / units;
}

/** The prefix of an amount: '$', or 'CHF ' with a no-break space. */
export const getCurrencyPrefix = ({ symbol }: Pick<Currency, 'symbol'>): string =>
  /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol;

/**
 * Converts whole US dollars at the fixed rate and formats the amount: symbol, then en-US number.
 *
 * @param usd amount in US dollars; negative amounts put the minus before the symbol.
 * @param whole 'short' drops '.00' from whole US dollar amounts (allowed outside the calculator's result);
 *   'full' never does.
 */
export function formatUsdPrice(usd: number, currency: Currency, whole: 'short' | 'full' = 'short'): string {
  const amount = usd * currency.exchangeRate;
  const drop = whole === 'short' && currency.code === 'USD' && Number.isInteger(amount);
  const number = formatNumber(Math.abs(amount), drop ? 0 : countDecimals(currency.code));
  // An amount that rounds to zero has no sign.
  const negative = amount < 0 && /[1-9]/.test(number);
  return `${negative ? '-' : ''}${getCurrencyPrefix(currency)}${number}`;
}

/** An unconverted amount in whole units, halves rounded away from zero: '$19,500', '-£320'. */
export function formatWholeAmount(amount: number, currency: Pick<Currency, 'symbol'>): string {
  const rounded = roundWhole(amount);
  return `${rounded < 0 ? '-' : ''}${getCurrencyPrefix(currency)}${formatNumber(Math.abs(rounded), 0)}`;
}

/** An unconverted amount as entered: whole, or with its cents if it has any. */
export const formatEnteredAmount = (amount: number, currency: Currency): string =>
  Number.isInteger(amount)
    ? formatWholeAmount(amount, currency)
    : formatUsdPrice(amount, { ...currency, exchangeRate: 1 });

/** Splits a text at prices such as `{usd:5400}`; every second part is an amount in US dollars. */
export const splitAtPrices = (text: string): string[] => text.split(/\{usd:(\d+)\}/);

/** Replaces each price such as `{usd:5400}` by what `price` returns for it. */
export const withPrices = (text: string, price: (usd: number) => string): string =>
  splitAtPrices(text)
    .map((part, index) => (index % 2 === 1 ? price(Number(part)) : part))
    .join('');
