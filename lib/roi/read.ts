import type { UrlCodec } from '../url-codec';
import { type FinanceField, limits, type RoiField, type RoiInputs, roiFields } from './assumptions';

/** The number that a text stands for, or why it stands for none. */
export type NumberReading =
  | { ok: true; value: number }
  | { ok: false; problem: 'empty' | 'comma' | 'text' | 'negative' | 'small' | 'large' };

const NUMBER = /^(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$|^\.\d+$/;

/**
 * Reads what a visitor typed: digits, thousands in commas, a point for decimals, and an optional currency sign
 * or percent sign. Anything else says why it is not taken; it never becomes NaN.
 */
export function readNumber(field: RoiField | FinanceField, typed: string): NumberReading {
  const text = typed
    .trim()
    .replace(/^(-?)\s*(?:[A-Z]{2}\$|[$£€₹¥])\s*/, '$1')
    .replace(/\s*%$/, '');
  if (text === '') return { ok: false, problem: 'empty' };
  if (/^[-−]\s*[\d.,]+$/.test(text)) return { ok: false, problem: 'negative' };
  if (!NUMBER.test(text)) return { ok: false, problem: /^\d+,\d+$/.test(text) ? 'comma' : 'text' };
  // Hundredths are enough for hours and amounts, and have one spelling each.
  const value = Math.round(Number(text.replaceAll(',', '')) * 100) / 100;
  const { from, to } = limits[field];
  if (value > to) return { ok: false, problem: 'large' };
  if (value < from) return { ok: false, problem: 'small' };
  return { ok: true, value };
}

/** Rises when the fields change their meaning; links of another version show the example. */
const VERSION = '1';
/** Name of the query parameter that holds the inputs. */
const ROI_PARAMETER = 'r';

/** Writes inputs as a short text for an address: '1_30_48_45_70_12000_3600'. */
export const writeInputs = (inputs: RoiInputs): string =>
  [VERSION, ...roiFields.map((field) => String(inputs[field]))].join('_');

/** Reads what writeInputs wrote. Anything else, another version included, is null: never an error. */
export function readInputs(text: string): RoiInputs | null {
  const [version, ...values] = text.split('_');
  if (version !== VERSION || values.length !== roiFields.length) return null;
  const found: Partial<RoiInputs> = {};
  for (const [index, field] of roiFields.entries()) {
    const read = readNumber(field, values[index] ?? '');
    if (!read.ok) return null;
    found[field] = read.value;
  }
  const inputs = found as RoiInputs;
  // The same inputs have one spelling.
  return writeInputs(inputs) === text ? inputs : null;
}

/** Keeps the inputs in the address; null is the example. Back leads to the example, not through every keystroke. */
export const roiCodec: UrlCodec<RoiInputs | null> = {
  initial: null,
  read: (url) => readInputs(url.searchParams.get(ROI_PARAMETER) ?? ''),
  write: (url, inputs) => {
    url.search = inputs ? `?${ROI_PARAMETER}=${writeInputs(inputs)}` : '';
    url.hash = '';
  },
  replaces: (before) => before !== null,
};
