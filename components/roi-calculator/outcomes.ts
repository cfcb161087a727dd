import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { breakEvenAdoption } from '@/lib/roi-calculator/cases';
import type { Roi } from '@/lib/roi-calculator/compute';
import { paybackText } from '@/lib/roi-calculator/payback-text';
import type { RoiCopy } from './content';

/** A figure of the result, with a sentence where the figure alone would mislead. */
export type Outcome = { label: string; value: string; note?: string };

/** Payback, return and gain of the first year, and break-even adoption as texts; what cannot be stated says why. */
export function outcomesOf(
  inputs: RoiInputs,
  expected: Roi,
  { outcomes, notes }: RoiCopy,
  amount: (value: number) => string,
): Outcome[] {
  const { paybackMonths: months, firstYearReturn: share, firstYearGain } = expected;
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
