import type { Currency } from '../currency/format';
import type { NumberFieldSpec } from '../numbers/number-field';
import type { NumberUnit } from '../numbers/strip-symbols';
import type { FinanceField, RoiField } from './assumptions';

/** Number fields of the ROI calculator and the business case. */
export type NumberFieldName = RoiField | FinanceField;

/** `max`, in US dollars for amounts, keeps every result a number that fits the page; the least is 0. */
const fields: Readonly<Record<NumberFieldName, { max: number; unit?: NumberUnit; isAmount?: true }>> = {
  hours: { max: 100_000, unit: 'hours' },
  weeks: { max: 52, unit: 'weeks' },
  rate: { max: 10_000, unit: 'perHour', isAmount: true },
  adoption: { max: 100, unit: 'percent' },
  cost: { max: 100_000_000, isAmount: true },
  running: { max: 100_000_000, unit: 'perYear', isAmount: true },
  discountRate: { max: 100, unit: 'percent' },
  cashShare: { max: 100, unit: 'percent' },
  otherHours: { max: 100_000, unit: 'hours' },
  renewals: { max: 100_000_000, unit: 'perYear', isAmount: true },
};

/** True for amounts, which have a currency. */
export const isAmount = (field: NumberFieldName): boolean => fields[field].isAmount === true;

/**
 * The largest value a field accepts; for an amount, multiplied by the exchange rate, rounded up to a power of ten.
 *
 * @param exchangeRate units of the currency per US dollar.
 */
export const getMax = (field: NumberFieldName, exchangeRate: number): number =>
  fields[field].max * (isAmount(field) ? 10 ** Math.ceil(Math.log10(Math.max(1, exchangeRate))) : 1);

/** A field's texts together with the unit or currency and the limits of its number. */
export const createNumberFieldSpec = <Question extends { id: NumberFieldName }>(
  question: Question,
  currency: Currency,
): Question & NumberFieldSpec => ({
  ...question,
  unit: fields[question.id].unit,
  currency: isAmount(question.id) ? currency : undefined,
  max: getMax(question.id, currency.exchangeRate),
});
