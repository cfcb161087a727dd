'use client';

import clsx from 'clsx';
import type { RoiWords } from '@/content/schemas/roi';
import type { Currency } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';
import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { computeBreakEvenAdoption, type Roi, type RoiScenarios } from '@/lib/roi-calculator/compute';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import { PaybackChart } from './payback-chart';

/** A figure of the result, with a sentence where the figure alone would mislead. */
type Outcome = { label: string; value: string; note?: string };

/** Payback, return and gain of the first year, and break-even adoption as texts; what cannot be stated says why. */
export function listRoiOutcomes(
  inputs: RoiInputs,
  expected: Roi,
  { outcomes, notes }: Pick<RoiWords, 'outcomes' | 'notes'>,
  amount: (value: number) => string,
): Outcome[] {
  const { paybackMonths: months, firstYearReturn: share, firstYearGain } = expected;
  const adoption = computeBreakEvenAdoption(inputs);
  return [
    {
      label: outcomes.payback,
      value: formatPayback(expected),
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

/** The result: four figures, the payback chart, and the project in three scenarios. */
export function RoiResult({
  scenarios,
  outcomes,
  words,
  currency,
}: {
  scenarios: RoiScenarios;
  outcomes: readonly Outcome[];
  words: Pick<RoiWords, 'scenarios' | 'chart' | 'outcomes'>;
  currency: Currency;
}) {
  const amount = (value: number) => formatWholeAmount(value, currency);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 print:grid-cols-4">
        {outcomes.map(({ label, value, note }, index) => (
          <div key={label} className={index === 0 ? 'col-span-full print:col-auto' : undefined}>
            <dt className="type-small mb-1 text-ink-2">{label}</dt>
            <dd
              className={clsx(
                'wrap-anywhere',
                // The payback decides about the project, and the chart below shows it.
                index === 0
                  ? 'type-figure print:text-h3-lg'
                  : 'text-h3 leading-[1.1] font-medium even-digits font-stretch-75%',
              )}
            >
              {value}
            </dd>
            {note && (
              <dd className="mt-1.5 max-w-60 text-small leading-[1.4] wrap-anywhere text-ink-2 even-digits">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-7 print:mt-3 print:max-w-112">
        <PaybackChart
          expected={scenarios.expected}
          unit={`${currency.symbol}, running total`}
          caption={words.chart}
          amount={amount}
        />
      </div>
      <h3 id="roi-scenarios" className="type-h4 mt-9 print:mt-3">
        {words.scenarios.heading}
      </h3>
      <p className="type-small mt-1 text-ink-2">{words.scenarios.text}</p>
      <table
        aria-labelledby="roi-scenarios"
        className={clsx(
          'mt-3 w-full text-small [&_:is(td,th+th)]:text-right [&_:is(td,th+th)]:even-digits',
          '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-[0.4375rem] print:[&_:is(th,td)]:py-0',
          '[&_th]:[font-weight:inherit] [&_:is(th,td)]:wrap-anywhere [&_th:first-child]:text-left',
        )}
      >
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">{words.outcomes.payback}</th>
            <th scope="col">{words.outcomes.gain}</th>
          </tr>
        </thead>
        <tbody>
          {(['expected', 'low', 'lowWithRampUp'] as const).map((id) => (
            <tr key={id} className={id === 'expected' ? 'font-semibold' : undefined}>
              <th scope="row">{words.scenarios.names[id]}</th>
              <td>{formatPayback(scenarios[id])}</td>
              <td>{amount(scenarios[id].firstYearGain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
