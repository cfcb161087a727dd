import type { Roi } from '@/lib/roi/compute';
import type { RoiCopy } from './roi-calculator';

/** A figure of the result, with a sentence where the figure alone would mislead. */
export type Outcome = { label: string; value: string; note?: string };

const number = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Payback, return and amount of the first year as texts; what cannot be stated says why. */
export function outcomesOf(roi: Roi, words: RoiCopy, amount: (value: number) => string): Outcome[] {
  const { paybackMonths: months, firstYearReturn: share, firstYearGain } = roi;
  return [
    {
      label: words.outcomes.payback,
      ...(months === null
        ? { value: 'Never', note: words.never }
        : months === 0
          ? { value: 'At once', note: words.atOnce }
          : { value: `${number(months, 1)} months` }),
    },
    {
      label: words.outcomes.firstYear,
      ...(share === null
        ? { value: 'None', note: words.noCost }
        : { value: `${number(share * 100, 0).replace(/^-0$/, '0')}%` }),
    },
    { label: words.outcomes.gain, value: amount(firstYearGain) },
  ];
}
