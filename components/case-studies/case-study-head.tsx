import type { CSSProperties } from 'react';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import styles from '@/components/illustrations/charts/chart.module.css';
import { countTickDigits } from '@/components/illustrations/charts/line-chart';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LargeResult } from '@/components/sections/parts/result-line';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/content/schemas/case-studies';
import * as routes from '@/lib/routes';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import { listChartRows } from './chart-data';

/** Columns that begin at the marks of the phases in the chart, with room for some words. */
function phaseColumns({ chart: { points, detail }, narrative: { approach } }: CaseStudy) {
  const starts = [...approach.map(({ from }) => from), points.length - 1];
  const columns = starts
    .slice(1)
    .map((end, index) => `minmax(min(7rem, 22%), ${end - (starts[index] ?? 0)}fr)`);
  return { '--phases': columns.join(' '), '--digits': countTickDigits(detail.ticks) } as CSSProperties;
}

const cell = 'border-b border-rule py-1.5';

type Props = { caseStudy: CaseStudy; crumbs: readonly Breadcrumb[] };

/** The hero of a case study: subject, key results and chart. */
export function CaseStudyHead({ caseStudy, crumbs }: Props) {
  const { title, excerpt, industry, industryId, solution, results, chart, narrative } = caseStudy;
  return (
    <Container>
      {/* The rail runs through the chart: gray before it, lit after its last point. */}
      <div className="relative [--rail-column:0px] [&>span]:[--lane:var(--before)]">
        <Breadcrumbs crumbs={crumbs} />
        {/* The title is first, as on every page. Screen readers reach it after the link and the badges. */}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={routes.caseStudies} className="order-1 inline-flex min-h-6 items-center gap-2 sm:ml-auto">
            <Icon name="arrow-left" size={18} className="text-ember-text" />
            <span className="text-link">All case studies</span>
          </a>
          <p className="flex flex-wrap gap-2 *:whitespace-normal">
            <a
              href={routes.industry(industryId)}
              className="inline-flex min-h-6 items-center hover:underline"
            >
              <Badge>{industry}</Badge>
            </a>{' '}
            <Badge variant="outline">{solution}</Badge>
          </p>
          <h1 className="type-h1 -order-1 mb-4.5 w-full lg:pr-[40%]">{title}</h1>
        </div>
        <p className="type-lead mt-5 max-w-176">{excerpt}</p>
        <p className="type-small mt-3 text-ink-3">
          The client is a composite. Figures in case studies are illustrative.
        </p>
        <h2 className="sr-only">Key results</h2>
        <ul
          aria-label="Key results"
          className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-3"
        >
          {results.map((result) => (
            <li
              key={result}
              className="flex flex-col border-t border-rule pt-5 lg:justify-end first:[--h2:clamp(4.75rem,9vw,6.5rem)] max-lg:first:col-span-full"
            >
              <LargeResult result={result} />
            </li>
          ))}
        </ul>
        <h2 id="study-chart" className="type-h4 pt-8 pb-2">
          {chart.detail.caption}
        </h2>
      </div>
      <CaseStudyChart data={chart} size="page" moments={narrative.approach.map(({ from }) => from)} />
      {/* The part right below the chart, around which the rail runs. */}
      <div className={`${styles.foot} relative pt-4 pr-8 pb-16`}>
        {/* The rail goes back to the left, into the turn of the stretch below. */}
        <span
          aria-hidden
          className="pointer-events-none absolute top-0 right-[calc(0.625rem-1.5px)] bottom-0 left-[calc(var(--rail-turn)-var(--rail-gap))] rounded-br-(--rail-turn) border-r-3 border-b-3 border-lane after:absolute after:top-full after:-left-(--rail-turn) after:size-(--rail-turn) after:rotate-180 after:rounded-br-(--rail-turn) after:border-r-3 after:border-b-3 after:border-lane print:hidden"
        />
        <ol
          className="grid list-inside list-decimal gap-y-1 text-note md:grid-cols-(--phases) md:pl-[calc(var(--digits)*1ch+0.75em)]"
          style={phaseColumns(caseStudy)}
        >
          {narrative.approach.map(({ title: phase, note }) => (
            <li key={phase} className="text-small md:min-w-0 md:pr-4">
              {phase}: {note}
            </li>
          ))}
        </ol>
        <details className="relative pt-5 print:hidden">
          <summary className="disclosure w-fit font-semibold">Show the data</summary>
          <table
            aria-labelledby="study-chart"
            className="mt-3 w-full max-w-lg text-left text-small even-digits"
          >
            <thead>
              <tr>
                <th scope="col" className={cell}>
                  Time
                </th>
                <th scope="col" className={`${cell} pl-4`}>
                  {chart.measure}
                </th>
              </tr>
            </thead>
            <tbody>
              {listChartRows(chart).map(({ when, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two measurements may fall into one month
                <tr key={index}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {when}
                  </th>
                  <td className={`${cell} pl-4`}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Container>
  );
}
