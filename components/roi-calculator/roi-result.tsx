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
      <dl className="roi-outcomes">
        {outcomes.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="type-meta mb-1 text-ink-2">{label}</dt>
            <dd>{value}</dd>
            {note && <dd className="roi-note">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="roi-years">
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
        <table className="years-table">
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
