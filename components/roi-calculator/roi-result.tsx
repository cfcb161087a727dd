'use client';

import { useCurrency } from '@/components/currency/currency-provider';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { formatOwn } from '@/lib/currency/own';
import type { Roi } from '@/lib/roi/compute';
import type { Outcome } from './outcomes';
import type { RoiCopy } from './roi-calculator';

/** What comes out: three figures, the curve of five years, and the same years as a table. */
export function RoiResult({
  roi,
  outcomes,
  words,
}: {
  roi: Roi;
  outcomes: readonly Outcome[];
  words: RoiCopy;
}) {
  const { currency } = useCurrency();
  const amount = (value: number) => formatOwn(value, currency);
  const last = roi.curve.at(-1);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-5 border-b border-rule pb-6 sm:grid-cols-[repeat(3,auto)] print:grid-cols-[repeat(3,auto)]">
        {outcomes.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="type-meta mb-1 text-ink-2">{label}</dt>
            <dd className="text-[length:clamp(1.5rem,2.6vw,2.125rem)] leading-[1.1] font-medium wrap-anywhere tabular-nums font-stretch-75% [font-kerning:none]">
              {value}
            </dd>
            {note && (
              <dd className="mt-1.5 max-w-60 text-[0.875rem] leading-[1.4] wrap-anywhere text-ink-2 tabular-nums [font-kerning:none]">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-6 print:grid print:grid-cols-2 print:items-end print:gap-8">
        <ArticleChart
          chart={{
            kind: 'curve',
            caption: words.chart,
            alt: `A line over five years. It begins at ${amount(roi.curve[0]?.sum ?? 0)} and ends at ${amount(last?.sum ?? 0)}. The table below has each year.`,
            xLabel: 'years',
            yLabel: `${currency.symbol}, sum since the start`,
            series: [
              { label: 'Costs covered', tone: 'before', points: roi.curve.map(({ year }) => [year, 0]) },
              { label: 'Left over', tone: 'lane', points: roi.curve.map(({ year, sum }) => [year, sum]) },
            ],
          }}
        />
        <table className="mt-4 w-full border-collapse text-[0.9375rem] [&_:is(td,th+th)]:text-right [&_:is(td,th+th)]:tabular-nums [&_:is(td,th+th)]:[font-kerning:none] [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-[0.4375rem] [&_:is(th,td)]:font-normal [&_th:first-child]:text-left print:[&_:is(th,td)]:py-1">
          <caption className="sr-only">Sum since the start, by year</caption>
          <thead>
            <tr>
              <th scope="col">After year</th>
              <th scope="col">Sum since the start</th>
            </tr>
          </thead>
          <tbody>
            {roi.curve.map(({ year, sum }) => (
              <tr key={year}>
                <th scope="row">{year === 0 ? 'Start' : year}</th>
                <td>{amount(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
