'use client';

import clsx from 'clsx';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import type { RoiCases } from '@/lib/roi/cases';
import type { RoiCopy } from './content';
import { type Outcome, paybackText } from './outcomes';
import { PaybackChart } from './payback-chart';

type Result = {
  cases: RoiCases;
  words: RoiCopy;
  /** Of all amounts. */
  currency: Currency;
};

/** The result: four figures and the payback chart. */
export function RoiFigures({
  cases,
  outcomes,
  words,
  currency,
}: Result & {
  outcomes: readonly Outcome[];
}) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 print:grid-cols-4">
        {outcomes.map(({ label, value, note }, index) => (
          <div key={label} className={index === 0 ? 'col-span-full print:col-auto' : undefined}>
            <dt className="type-meta mb-1 text-ink-2">{label}</dt>
            <dd
              className={clsx(
                'wrap-anywhere',
                // The payback is what the project is judged by, and what the chart below shows.
                index === 0
                  ? 'type-figure print:text-[2.125rem]'
                  : 'text-[1.5rem] leading-[1.1] font-medium even-digits font-stretch-75%',
              )}
            >
              {value}
            </dd>
            {note && (
              <dd className="mt-1.5 max-w-60 text-[0.875rem] leading-[1.4] wrap-anywhere text-ink-2 even-digits">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-7 print:mt-3 print:max-w-112">
        <PaybackChart
          expected={cases.expected}
          unit={`${currency.symbol}, running total`}
          caption={words.chart}
          amount={(value) => wholeAmount(value, currency)}
        />
      </div>
    </>
  );
}

/** Five years, and the project in five cases: beside each other below the form and the result. */
export function RoiTables({ cases, words, currency }: Result) {
  const amount = (value: number) => wholeAmount(value, currency);
  return (
    // The two tables share their look; numbers are right-aligned under their headings.
    <div
      data-nosnippet
      className={clsx(
        'grid items-start gap-x-20 gap-y-9 lg:col-span-full lg:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-8',
        '[&_table]:w-full [&_table]:text-[0.9375rem] [&_:is(td,th+th)]:text-right',
        '[&_:is(td,th+th)]:even-digits [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-[0.4375rem]',
        '[&_th]:[font-weight:inherit] [&_:is(th,td)]:wrap-anywhere [&_th:first-child]:text-left print:[&_:is(th,td)]:py-0',
        'print:[&_:is(th,td)]:leading-tight',
      )}
    >
      <table>
        <caption className="type-h4 pb-3 text-left">Running total by year</caption>
        <thead>
          <tr>
            <th scope="col">After year</th>
            <th scope="col">Running total</th>
          </tr>
        </thead>
        <tbody>
          {cases.expected.curve.map(({ year, sum }) => (
            <tr key={year}>
              <th scope="row">{year === 0 ? 'Start' : year}</th>
              <td>{amount(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h3 id="roi-cases" className="type-h4">
          {words.cases.heading}
        </h3>
        <table aria-labelledby="roi-cases" className="mt-3">
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">{words.outcomes.payback}</th>
              <th scope="col">{words.outcomes.gain}</th>
            </tr>
          </thead>
          <tbody>
            {(['low', 'lowSlow', 'expected', 'slowStart', 'high'] as const).map((id) => (
              <tr key={id} className={id === 'expected' ? 'font-semibold' : undefined}>
                <th scope="row">{words.cases.names[id]}</th>
                <td>{paybackText(cases[id])}</td>
                <td>{amount(cases[id].firstYearGain)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="type-small mt-3 text-ink-2 print:mt-1">{words.cases.text}</p>
      </div>
    </div>
  );
}
