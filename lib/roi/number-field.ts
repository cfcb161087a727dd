import type { Currency } from '../currency/format';
import { formatForField } from '../numbers/format-decimal';
import { type NumberText, readNumber } from '../numbers/read-number';
import type { NumberProblem, NumberUnit } from '../numbers/symbols';
import type { FinanceField, RoiField } from './assumptions';
import { limitsIn } from './limits';

/** Number fields of the ROI calculator and the business case. */
export type NumberFieldName = RoiField | FinanceField;

/** A field's text as read: a number within its limits, one of two numbers, or none and why. */
export type FieldReading =
  | Exclude<NumberText, { kind: 'none' }>
  | { kind: 'none'; problem: NumberProblem | 'small' | 'large' };

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
};
const isAmount = (field: NumberFieldName) => field === 'rate' || field === 'cost' || field === 'running';

/** Reads a field's text. Amounts are in `currency`. */
export function readField(
  field: NumberFieldName,
  typed: string,
  { code, exchangeRate }: Pick<Currency, 'code' | 'exchangeRate'>,
): FieldReading {
  const unit = units[field];
  const read = readNumber(typed, { ...(isAmount(field) && { currency: code }), ...(unit && { unit }) });
  if (read.kind !== 'number') return read;
  const { from, to } = limitsIn(exchangeRate)[field];
  if (read.value > to) return { kind: 'none', problem: 'large' };
  if (read.value < from) return { kind: 'none', problem: 'small' };
  return read;
}

/** Formats a number for its field. */
export const formatField = (
  field: NumberFieldName,
  value: number,
  { code }: Pick<Currency, 'code'>,
): string => formatForField(value, isAmount(field) ? code : undefined);
