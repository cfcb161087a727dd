import type { UrlCodec } from '../routes/url-codec';
import { type FinanceField, type RoiField, type RoiInputs, roiFields } from './assumptions';
import { limitsIn } from './limits';

/** Raise it when the fields change their meaning; links of another version show the example. */
const VERSION = '1';
/** Query parameters: the six numbers, an estimate's price, and the currency of both. */
const NUMBERS = 'r';
const PRICE = 'cost';
const CURRENCY = 'currency';

/** The highest of all exchange rates. Links are read without knowing their currency's rate. */
const MAX_EXCHANGE_RATE = 200;
const widest = limitsIn(MAX_EXCHANGE_RATE);

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

/** Writes inputs as a short text for an address: '1_30_48_45_70_12000_3600'. */
export const writeInputs = (inputs: RoiInputs): string =>
  [VERSION, ...roiFields.map((field) => String(inputs[field]))].join('_');

/** Reads what writeInputs wrote. Returns null for anything else, another version included; never throws. */
export function readInputs(text: string): RoiInputs | null {
  const [version, ...values] = text.split('_');
  if (version !== VERSION || values.length !== roiFields.length) return null;
  const found: Partial<RoiInputs> = {};
  for (const [index, field] of roiFields.entries()) {
    const value = readLinkNumber(field, values[index] ?? '');
    if (value === undefined) return null;
    found[field] = value;
  }
  return found as RoiInputs;
}

/** The state in an address of the ROI calculator. */
export type RoiLink = {
  /** The visitor's numbers; null shows the example. */
  inputs: RoiInputs | null;
  /** An estimate's price, which replaces the example's cost. Null beside the visitor's inputs. */
  price: number | null;
  /** Currency code of all amounts; empty when the link has none. */
  currency: string;
  /** True when numbers of the link were invalid. */
  damaged: boolean;
};

const noRoiLink: RoiLink = { inputs: null, price: null, currency: '', damaged: false };

/** Keeps the numbers and their currency in the address. Back returns to the example, not through every keystroke. */
export const roiCodec: UrlCodec<RoiLink> = {
  initial: noRoiLink,
  read: ({ searchParams }) => {
    const [numbers, price] = [searchParams.get(NUMBERS), searchParams.get(PRICE)];
    const inputs = readInputs(numbers ?? '');
    const found = inputs || price === null ? null : (readLinkNumber('cost', price) ?? null);
    return {
      inputs,
      price: found,
      currency: inputs || found !== null ? readCode(searchParams.get(CURRENCY)) : '',
      damaged: inputs === null && (numbers !== null || (price !== null && found === null)),
    };
  },
  write: (url, { inputs, price, currency }) => {
    const parts = new URLSearchParams();
    if (inputs) parts.set(NUMBERS, writeInputs(inputs));
    else if (price !== null) parts.set(PRICE, String(price));
    if (currency && parts.size > 0) parts.set(CURRENCY, currency);
    url.search = parts.size > 0 ? `?${parts}` : '';
    url.hash = '';
  },
  replaces: (before) => before.inputs !== null,
};

/**
 * The address of the ROI calculator with a price filled in.
 *
 * @param price in units of the currency, with at most two decimals.
 */
export function roiAddressWithPrice(path: string, price: number, currency: string): string {
  const url = new URL(path, 'https://example.invalid');
  roiCodec.write(url, { ...noRoiLink, price, currency });
  return url.pathname + url.search;
}
