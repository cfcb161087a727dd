import { pricingUrlCodes } from '../pricing-calculator/parameters';
import * as routes from '../routes';
import type { UrlCodec } from '../routes/url-codec';
import { isComplete } from '../wizard/wizard-state';
import { readWizardState, writeWizardState } from '../wizard/wizard-url-codec';
import { type EnteredInputs, type FinanceField, type RoiField, roiFieldOrder } from './assumptions';
import { getMax } from './fields';

/** Query parameters: the six numbers, the calculator's answers that give an estimate, and the currency of amounts. */
const NUMBERS = 'r';
const ESTIMATE = 'estimate';
const CURRENCY = 'currency';

/** The highest of all exchange rates. Links are read without knowing their currency's rate. */
const MAX_EXCHANGE_RATE = 200;

/** A valid currency code from a link, or ''. */
export const readCurrencyCode = (text: string | null): string =>
  text && /^[A-Z]{3}$/.test(text) ? text : '';

/** A valid number from a link, with at most two decimals; undefined for anything else. */
export function readLinkNumber(field: RoiField | FinanceField, text: string): number | undefined {
  const value = Number(text);
  const isWritten = /^\d+(\.\d{1,2})?$/.test(text) && String(value) === text;
  return isWritten && value <= getMax(field, MAX_EXCHANGE_RATE) ? value : undefined;
}

/** Raise it when the fields change their meaning; links of another version show the example. */
const VERSION = '1';

/** Writes the visitor's numbers for an address, in the order of the fields: '1_30__45___'. '' when there is none. */
export const writeEnteredInputs = (entered: EnteredInputs): string =>
  Object.keys(entered).length > 0
    ? [VERSION, ...roiFieldOrder.map((field) => entered[field] ?? '')].join('_')
    : '';

/** Reads what writeEnteredInputs wrote. @returns the valid numbers, and whether the text has anything else. */
export function readEnteredInputs(text: string): { entered: EnteredInputs; damaged: boolean } {
  const texts = text.split('_');
  // The business case has links from before there were versions, with '-' for an open number.
  const version = texts.length > roiFieldOrder.length ? texts.shift() : VERSION;
  if (version !== VERSION || texts.length !== roiFieldOrder.length)
    return { entered: {}, damaged: text !== '' };
  const read = roiFieldOrder.map(
    (field, index) => [field, readLinkNumber(field, texts[index] ?? '')] as const,
  );
  return {
    entered: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    damaged: read.some(([, value], index) => value === undefined && !['', '-'].includes(texts[index] ?? '')),
  };
}

type RoiLink = {
  entered: EnteredInputs;
  /** The calculator's answers whose estimate is the cost until the visitor enters one; null without an estimate. */
  estimate: readonly string[] | null;
  /** Code, or '' when the link has none. */
  currency: string;
};

/** Keeps the numbers, the estimate and their currency in the address. Back does not go through every keystroke. */
export const roiCodec: UrlCodec<RoiLink> = {
  initial: { entered: {}, estimate: null, currency: '' },
  read: ({ searchParams }) => {
    const { entered, damaged } = readEnteredInputs(searchParams.get(NUMBERS) ?? '');
    const state = readWizardState(searchParams.get(ESTIMATE) ?? '', pricingUrlCodes);
    return {
      entered: damaged ? {} : entered,
      estimate: isComplete(state, pricingUrlCodes) ? state.answers : null,
      currency: readCurrencyCode(searchParams.get(CURRENCY)),
    };
  },
  write: (url, { entered, estimate, currency }) => {
    const answers = estimate ?? [];
    const parts = [
      [NUMBERS, writeEnteredInputs(entered)],
      [ESTIMATE, writeWizardState({ answers, step: answers.length }, pricingUrlCodes)],
      [CURRENCY, currency],
    ].filter(([, text]) => text);
    url.search = String(new URLSearchParams(parts));
    url.hash = '';
  },
  replaces: (before) => Object.keys(before.entered).length > 0,
};

/** The address of the ROI calculator with an estimate as the cost. */
export function linkToRoi(estimate: readonly string[], currency: string): string {
  const url = new URL(routes.roiCalculator, 'http://localhost');
  roiCodec.write(url, { ...roiCodec.initial, estimate, currency });
  return url.pathname + url.search;
}
