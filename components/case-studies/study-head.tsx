import { CaseChart } from '@/components/illustrations/charts/case-chart';
import chart from '@/components/illustrations/charts/chart.module.css';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Rail, RailStart } from '@/components/ui/rail';
import type { CaseStudy } from '@/content/schemas/case-studies';
import { splitResult } from '@/lib/case-studies/result-line';
import * as routes from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { chartRows } from './chart-data';

/** The hero of a study: subject, key results and chart. */
export function StudyHead({ study, crumbs }: { study: CaseStudy; crumbs: readonly Crumb[] }) {
  const { title, excerpt, industry, solution, results, figure, narrative } = study;
  return (
    <Container>
      {/* The rail runs through the chart: gray before it, lit after its last point. */}
      <RailStart className="[--lane:var(--before)] print:hidden" />
      <div className="relative [--rail-column:0px]">
        <Rail lit className="top-[calc(1.5rem+var(--rail-turn))] [--lane:var(--before)] print:hidden" />
        <Breadcrumbs crumbs={crumbs} />
        {/* The title is first, as on every page. Screen readers reach it after the link and the badges. */}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={routes.caseStudies} className="order-1 inline-flex min-h-6 items-center gap-2 sm:ml-auto">
            <Icon name="arrow-left" size={18} className="text-ember-text" />
            <span className="text-link">All case studies</span>
          </a>
          <p className="flex flex-wrap gap-2">
            <Badge>{industry}</Badge> <Badge variant="outline">{solution}</Badge>
          </p>
          <h1 className="type-h1 -order-1 mb-2 w-full lg:pr-[40%]">{title}</h1>
        </div>
        <p className="type-lead mt-5 max-w-176">{excerpt}</p>
        <p className="type-small mt-3 text-ink-3">
          The client is a composite. Figures in case studies are illustrative.
        </p>
        <h2 className="sr-only">Key results</h2>
        <ul aria-label="Key results" className="mt-10 grid gap-x-8 md:grid-cols-3">
          {results.map((result) => {
            const { figure: value, rest } = splitResult(result);
            return (
              <li key={result} className="border-t border-rule pb-6 pt-5">
                <span className="block type-figure">{value}</span>{' '}
                <span className="mt-2 block">{rest.replace(/\.$/, '')}</span>
              </li>
            );
          })}
        </ul>
        <h2 id="study-chart" className="type-h4 pt-8">
          {figure.detail.caption}
        </h2>
      </div>
      <CaseChart data={figure} size="study" moments={narrative.approach.slice(1).map(({ from }) => from)} />
      {/* What follows right below the chart. The rail runs around it. */}
      <div className={`${chart.foot} relative pt-4 pr-8 pb-16`}>
        {/* On a phone the rail ends in the chart. Here it goes back to the left, into the turn of the stretch below. */}
        <span
          aria-hidden
          className="pointer-events-none absolute top-0 right-[calc(0.625rem-1.5px)] bottom-0 left-[calc(var(--rail-turn)-var(--rail-gap))] rounded-br-(--rail-turn) border-r-3 border-b-3 border-lane after:absolute after:top-full after:-left-(--rail-turn) after:size-(--rail-turn) after:rotate-180 after:rounded-br-(--rail-turn) after:border-r-3 after:border-b-3 after:border-lane max-md:hidden print:hidden"
        />
        <ol className="grid list-inside list-decimal gap-x-8 gap-y-1 md:grid-cols-3">
          {narrative.approach.map(({ title: phase, note }) => (
            <li key={phase}>
              {phase}: {note}
            </li>
          ))}
        </ol>
        <details className="relative pt-5 print:hidden">
          <summary className="disclosure w-fit font-semibold">Show the data</summary>
          <table
            aria-labelledby="study-chart"
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
      </div>
    </Container>
  );
}
