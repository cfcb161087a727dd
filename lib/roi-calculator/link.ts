import type { UrlCodec } from '../routes/url-codec';
import { type EnteredInputs, type FinanceField, getLimits, type RoiField, roiFields } from './assumptions';

/** Raise it when the fields change their meaning; links of another version show the example. */
const VERSION = '1';
/** Query parameters: the six numbers, an estimate's price, and the currency of both. */
const NUMBERS = 'r';
const PRICE = 'cost';
const CURRENCY = 'currency';

/** The highest of all exchange rates. Links are read without knowing their currency's rate. */
const MAX_EXCHANGE_RATE = 200;
const widest = getLimits(MAX_EXCHANGE_RATE);

/** A valid currency code from a link, or ''. */
export const readCode = (text: string | null): string => (text && /^[A-Z]{3}$/.test(text) ? text : '');

/** A valid number from a link, with at most two decimals; undefined for anything else. */
export function readLinkNumber(field: RoiField | FinanceField, text: string): number | undefined {
  const value = Number(text);
  const { from, to } = widest[field];
  return /^\d+(\.\d{1,2})?$/.test(text) && String(value) === text && value >= from && value <= to
    ? value
    : undefined;
}

/** Writes the visitor's numbers for an address, in the order of the fields: '30__45___'. '' when none is given. */
export const writeEntered = (entered: EnteredInputs): string =>
  roiFields.some((field) => entered[field] !== undefined)
    ? roiFields.map((field) => entered[field] ?? '').join('_')
    : '';

/**
 * Reads what writeEntered wrote; never throws.
 *
 * @returns the valid numbers, and whether the text has anything else.
 */
export function readEntered(text: string): { entered: EnteredInputs; damaged: boolean } {
  const values = text.split('_');
  if (values.length !== roiFields.length) return { entered: {}, damaged: text !== '' };
  const entered: EnteredInputs = {};
  let damaged = false;
  for (const [index, field] of roiFields.entries()) {
    if (!values[index]) continue;
    const value = readLinkNumber(field, values[index]);
    if (value === undefined) damaged = true;
    else entered[field] = value;
  }
  return { entered, damaged };
}

export type RoiLink = {
  entered: EnteredInputs;
  /** Currency code of all amounts; empty when the link has none. */
  currency: string;
  /** True when numbers of the link were invalid; none of them is used then. */
  damaged: boolean;
};

/** The number after the version, or undefined for another version. */
const withoutVersion = (text: string) =>
  text.startsWith(`${VERSION}_`) ? text.slice(VERSION.length + 1) : undefined;

/** Keeps the numbers and their currency in the address. Back returns to the example, not through every keystroke. */
export const roiCodec: UrlCodec<RoiLink> = {
  initial: { entered: {}, currency: '', damaged: false },
  read: ({ searchParams }) => {
    const [numbers, price] = [searchParams.get(NUMBERS), searchParams.get(PRICE)];
    const cost = price === null ? undefined : readLinkNumber('cost', price);
    const found =
      numbers === null
        ? { entered: cost === undefined ? {} : { cost }, damaged: price !== null && cost === undefined }
        : readEntered(withoutVersion(numbers) ?? 'damaged');
    const entered = found.damaged ? {} : found.entered;
    return {
      entered,
      damaged: found.damaged,
      currency: Object.keys(entered).length > 0 ? readCode(searchParams.get(CURRENCY)) : '',
    };
  },
  write: (url, { entered, currency }) => {
    const parts = new URLSearchParams();
    const numbers = writeEntered(entered);
    if (numbers) parts.set(NUMBERS, `${VERSION}_${numbers}`);
    if (currency && numbers) parts.set(CURRENCY, currency);
    url.search = parts.size > 0 ? `?${parts}` : '';
    url.hash = '';
  },
  replaces: (before) => Object.keys(before.entered).length > 0,
};

/**
 * The address of the ROI calculator with a price as the cost.
 *
 * @param price in units of the currency, with at most two decimals.
 */
export const roiAddressWithPrice = (path: string, price: number, currency: string): string =>
  `${path}?${new URLSearchParams({ [PRICE]: String(price), [CURRENCY]: currency })}`;
