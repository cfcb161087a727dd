import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import { limits, type RoiInputs } from '@/lib/roi/assumptions';
import {
  breakEvenAdoption,
  breakEvenHours,
  isThin,
  type RoiCases,
  type RoiVerdict,
  verdictOf,
} from '@/lib/roi/cases';
import type { Roi } from '@/lib/roi/compute';
import type { RoiCopy } from './content';

/** A figure of the result, with a sentence where the figure alone would mislead. */
export type Outcome = { label: string; value: string; note?: string };

/** '3.4 months', 'At once' or 'Never'. */
export function paybackText({ paybackMonths: months }: Roi): string {
  if (months === null) return 'Never';
  return months === 0 ? 'At once' : `${formatNumber(months, 1)} months`;
}

/** Payback, return and gain of the first year, and break-even adoption as texts; what cannot be stated says why. */
export function outcomesOf(
  inputs: RoiInputs,
  { expected }: RoiCases,
  words: RoiCopy,
  amount: (value: number) => string,
): Outcome[] {
  const { paybackMonths: months, firstYearReturn: share, firstYearGain } = expected;
  const { outcomes, notes } = words;
  const adoption = breakEvenAdoption(inputs);
  return [
    {
      label: outcomes.payback,
      value: paybackText(expected),
      ...(months === null ? { note: notes.never } : months === 0 && { note: notes.atOnce }),
    },
    {
      label: outcomes.firstYear,
      ...(share === null
        ? { value: 'None', note: notes.noCost }
        : { value: `${formatNumber(share * 100, 0).replace(/^-0$/, '0')}%` }),
    },
    { label: outcomes.gain, value: amount(firstYearGain) },
    {
      label: outcomes.breakEven,
      ...(adoption === null || roundUp(adoption) > 100
        ? { value: 'Out of reach', note: notes.outOfReach }
        : { value: `${formatNumber(roundUp(adoption), 0)}%`, note: notes.breakEven }),
    },
  ];
}

/** Our verdict on the project and, if it is not a yes, what would make it one. */
export function verdictText(
  inputs: RoiInputs,
  cases: RoiCases,
  words: RoiCopy,
): { kind: RoiVerdict; title: string; text: string } {
  const kind = verdictOf(cases);
  const { title, text } = words.verdicts[kind];
  // Both in saved hours: what people would have to save, and what they save as entered.
  const hours = kind === 'slow' || kind === 'decline' ? breakEvenHours(inputs) : null;
  const needed = hours === null ? null : roundUp(hours, 1);
  const saved = (inputs.hours * inputs.adoption) / 100;
  const more =
    needed !== null && needed <= limits.hours.to
      ? words.needed
          .replace('{needed}', needed.toLocaleString('en-US'))
          .replace('{saved}', saved.toLocaleString('en-US', { maximumFractionDigits: 1 }))
      : isThin(cases)
        ? words.thin
        : '';
  return { kind, title, text: more ? `${text} ${more}` : text };
}
