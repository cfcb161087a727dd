'use client';

import clsx from 'clsx';
import { RuledTable } from '@/components/wizard/scroll-table';
import type { RoiWords } from '@/content/schemas/roi';
import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { computeBreakEvenAdoption, type Roi, type RoiScenarios } from '@/lib/roi-calculator/compute';
import { formatPayback } from '@/lib/roi-calculator/format-payback';

/** With a sentence where the figure alone would mislead. */
type Figure = { label: string; value: string; note?: string | undefined };

/** Payback, return and gain of the first year, and break-even adoption as texts; what cannot be stated says why. */
export function listRoiFigures(
  inputs: RoiInputs,
  expected: Roi,
  { outcomes, notes }: Pick<RoiWords, 'outcomes' | 'notes'>,
  amount: (value: number) => string,
): Figure[] {
  const { paybackMonths: months, firstYearReturn: share, firstYearGain } = expected;
  const note = months === null ? notes.never : months === 0 ? notes.atOnce : undefined;
  const percent = formatNumber((share ?? 0) * 100, 0).replace(/^-0$/, '0');
  const adoption = roundUp(computeBreakEvenAdoption(inputs) ?? Number.POSITIVE_INFINITY);
  return [
    { label: outcomes.payback, value: formatPayback(expected), note },
    share === null
      ? { label: outcomes.firstYear, value: 'None', note: notes.noCost }
      : { label: outcomes.firstYear, value: `${percent}%` },
    { label: outcomes.gain, value: amount(firstYearGain) },
    adoption > 100
      ? { label: outcomes.breakEven, value: 'Out of reach', note: notes.outOfReach }
      : { label: outcomes.breakEven, value: `${formatNumber(adoption, 0)}%`, note: notes.breakEven },
  ];
}

/** The figures of the result. The payback is the largest: it decides about the project, and the chart shows it. */
export const RoiFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3 sm:gap-y-5 print:grid-cols-4">
    {figures.map(({ label, value, note }, index) => (
      <div
        key={label}
        className={clsx(
          'max-sm:col-span-full',
          index === 0
            ? 'col-span-full print:col-auto'
            : 'max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-4',
        )}
      >
        <dt className="type-small mb-1 text-ink-2">{label}</dt>
        <dd
          className={clsx(
            'wrap-anywhere',
            index === 0
              ? 'type-figure text-h1 print:text-h3-lg'
              : 'text-h3-lg [line-height:1.1] font-medium even-digits font-stretch-75% print:text-h3',
          )}
        >
          {value}
        </dd>
        {note && (
          <dd className="mt-1.5 max-w-60 text-small [line-height:1.4] wrap-anywhere text-ink-2 even-digits">
            {note}
          </dd>
        )}
      </div>
    ))}
  </dl>
);

type Props = {
  scenarios: RoiScenarios;
  words: Pick<RoiWords, 'scenarios' | 'outcomes'>;
  amount: (value: number) => string;
};

/** The project in three scenarios. */
export const RoiScenariosTable = ({ scenarios, words, amount }: Props) => (
  <div className="min-w-0 self-start lg:row-span-2 lg:group-has-[[open]]/roi:row-span-1 print:mt-3">
    <h3 id="roi-scenarios" className="type-h3">
      {words.scenarios.heading}
    </h3>
    <p className="type-small mt-1 text-ink-2">{words.scenarios.text}</p>
    <RuledTable
      aria-labelledby="roi-scenarios"
      numeric
      className="mt-3 wrap-anywhere [--cell:0.4375rem] print:[--cell:0] [&_th+th]:even-digits [&_tbody_tr:first-child]:font-semibold [&_th]:[font-weight:inherit]"
      head={['Case', words.outcomes.payback, words.outcomes.gain]}
      rows={(['expected', 'low', 'lowWithRampUp'] as const).map((id) => [
        words.scenarios.names[id],
        formatPayback(scenarios[id]),
        amount(scenarios[id].firstYearGain),
      ])}
    />
  </div>
);
