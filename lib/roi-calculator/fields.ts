import type { Currency } from '../currency/format';
import type { NumberFieldSpec } from '../numbers/number-field';
import type { NumberUnit } from '../numbers/strip-symbols';
import { type FinanceField, getRoiInputLimits, type RoiField } from './assumptions';

/** Number fields of the ROI calculator and the business case. */
export type NumberFieldName = RoiField | FinanceField;

const units: Readonly<Record<NumberFieldName, NumberUnit | undefined>> = {
  hours: 'hours',
  weeks: 'weeks',
  rate: 'perHour',
  adoption: 'percent',
  cost: undefined,
  running: 'perYear',
  discountRate: 'percent',
  cashShare: 'percent',
  otherHours: 'hours',
  renewals: 'perYear',
};

/** True for amounts, which have a currency. */
export const isAmount = (field: NumberFieldName): boolean =>
  ['rate', 'cost', 'running', 'renewals'].includes(field);

/** A field's texts together with the unit or currency and the limits of its number. */
export const createNumberFieldSpec = <Question extends { id: NumberFieldName }>(
  question: Question,
  currency: Currency,
): Question & NumberFieldSpec => {
  const { from: min, to: max } = getRoiInputLimits(currency.exchangeRate)[question.id];
  return {
    ...question,
    unit: units[question.id],
    currency: isAmount(question.id) ? currency : undefined,
    min,
    max,
  };
};
