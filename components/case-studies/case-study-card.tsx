import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import { Icon } from '@/components/ui/icon';
import { sideways } from '@/components/ui/sideways';
import type { CaseStudy } from '@/content/schemas/case-studies';

/** The size of a study's title in every list. */
export const caseStudyTitle = 'type-h3 md:type-h3-lg';

/**
 * A study in a list: its chart, its subject and its results.
 *
 * @param brief true on a page about something else: a heading of the third level, and no summary.
 * @param alone true for one without a neighbor: its chart takes the whole width.
 */
export function CaseStudyCard({
  caseStudy,
  brief = false,
  alone = false,
}: {
  caseStudy: CaseStudy;
  brief?: boolean;
  alone?: boolean;
}) {
  const { url, title, excerpt, industry, solution, results, chart } = caseStudy;
  const Heading = brief ? 'h3' : 'h2';
  return (
    <article className={clsx('row-link relative', alone && 'lg:[--large-plot:20rem]')}>
      <CaseStudyChart data={chart} size={alone ? 'feature' : 'card'} />
      <div className={clsx(alone && 'grid gap-x-8 lg:split-7-5', 'mt-4 max-sm:in-[li+li]:pl-4.5')}>
        <div>
          <p className="type-small text-ink-2">
            {industry} <span aria-hidden>•</span> {solution}
          </p>
          <Heading className={`${caseStudyTitle} mt-1.5 flex items-start justify-between gap-3`}>
            <a href={url} className="stretched-link row-title">
              {title}
            </a>
            <Icon name="arrow-right" className="arrow-move mt-0.5 shrink-0 text-ember-text print:hidden" />
          </Heading>
          {!brief && <p className="mt-2 max-w-reading">{excerpt}</p>}
        </div>
        <ul className={clsx('mt-3 grid content-start gap-1', !brief && 'type-small')}>
          {results.map((result) => (
            <li key={result}>
              <ResultLine result={result} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** One study over the whole width, or two side by side, on a phone in a row that scrolls. @param label id of the heading. */
export const CaseStudyPair = ({
  caseStudies,
  label,
}: {
  caseStudies: readonly CaseStudy[];
  label: string;
}) => (
  <ul
    {...(caseStudies.length > 1 && {
      ...sideways,
      'aria-labelledby': label,
      className: 'swipe-row gap-x-4 gap-y-12 sm:grid sm:gap-x-8 md:grid-cols-2',
    })}
  >
    {caseStudies.map((caseStudy) => (
      <li key={caseStudy.id}>
        <CaseStudyCard caseStudy={caseStudy} brief alone={caseStudies.length === 1} />
      </li>
    ))}
  </ul>
);
