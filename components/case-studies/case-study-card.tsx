import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/content/schemas/case-studies';

/** The size of a study's title in every list. */
const caseStudyTitle = 'type-h3 md:type-h3-lg';

type CardProps = { caseStudy: CaseStudy; brief?: boolean; alone?: boolean };

/** A study in a list. @param brief true on a page about something else. @param alone true for one over the whole width. */
export function CaseStudyCard({ caseStudy, brief = false, alone = false }: CardProps) {
  const { url, title, excerpt, industry, solution, results, chart } = caseStudy;
  const Heading = brief ? 'h3' : 'h2';
  return (
    <article className="row-link">
      <div
        className={clsx(
          alone && !brief && 'band rounded-panel [--card:var(--band)] max-sm:[--large-plot:13rem]',
        )}
      >
        <CaseStudyChart data={chart} size={alone ? 'feature' : 'card'} />
      </div>
      <div className={clsx('mt-4', alone && 'grid gap-x-8 md:mt-6 lg:split-7-5')}>
        <div>
          <p className="type-small text-ink-2">
            {industry} <span aria-hidden>•</span> {solution}
          </p>
          <Heading
            className={clsx(
              alone ? 'type-h2' : caseStudyTitle,
              'mt-1.5 flex items-start justify-between gap-3',
            )}
          >
            <a href={url} className="stretched-link row-title">
              {title}
            </a>
            <Icon name="arrow-right" className="arrow-move mt-0.5 shrink-0 text-ember-text print:hidden" />
          </Heading>
          {!brief && <p className="mt-2 max-w-reading">{excerpt}</p>}
        </div>
        <ul className={clsx('mt-3 grid content-start gap-1', !alone && !brief && 'type-small')}>
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

type ListProps = { caseStudies: readonly CaseStudy[]; label: string };

/** One study over the whole width, or two side by side, on a phone in a row that scrolls. @param label id of the heading. */
export const CaseStudyPair = ({ caseStudies, label }: ListProps) => (
  <ul
    {...(caseStudies.length > 1 && {
      'data-sideways': '',
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

/** The first study large, the others beside it, each with its first two results. @param label id of the heading. */
export function FeaturedCaseStudies({ caseStudies, label }: ListProps) {
  const [first, ...others] = caseStudies.map((one) => ({ ...one, results: one.results.slice(0, 2) }));
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-8 lg:mt-14 lg:split-7-5 lg:[--large-plot:36rem] lg:[&>ul]:grid-cols-1">
      {first && <CaseStudyCard caseStudy={first} brief alone />}
      <CaseStudyPair caseStudies={others} label={label} />
    </div>
  );
}
