import type { CaseFigure } from '@/content/case-studies/schema';
import { chartRows } from '@/lib/case-studies/chart-data';

/** The values of a study's chart, in a table that expands. @param labelledBy id of the chart's heading. */
export function ChartData({ figure, labelledBy }: { figure: CaseFigure; labelledBy: string }) {
  return (
    <details className="relative pt-5 print:hidden">
      <summary className="disclosure w-fit font-semibold">Show the data</summary>
      <table
        aria-labelledby={labelledBy}
        className="mt-3 w-full max-w-lg text-small even-digits [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:text-left [&_td]:pl-4"
      >
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" className="pl-4">
              {figure.measure}
            </th>
          </tr>
        </thead>
        <tbody className="[&_th]:font-normal">
          {chartRows(figure).map(({ when, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two measurements may fall into one month
            <tr key={index}>
              <th scope="row">{when}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
