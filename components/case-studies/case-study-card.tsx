import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { LargeResult, ResultLine } from '@/components/sections/parts/result-line';
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
      <div className={clsx(alone && !brief && 'band rounded-panel [--card:var(--band)]')}>
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

/** Studies as figure cards: the first large with two results, the others with one. @param label id of the heading. */
export function FeaturedCaseStudies({ caseStudies, label }: ListProps) {
  const [first, ...others] = caseStudies;
  if (!first) return null;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-7 md:gap-y-8 lg:gap-y-10 lg:mt-14 lg:split-7-5">
      <FeaturedCaseStudy caseStudy={first} feature />
      <ul
        aria-labelledby={label}
        data-sideways=""
        className="swipe-row content-start gap-x-4 gap-y-7 sm:grid md:gap-8 md:max-lg:grid-cols-[1fr_1fr] lg:gap-10"
      >
        {others.map((caseStudy) => (
          <li key={caseStudy.id}>
            <FeaturedCaseStudy caseStudy={caseStudy} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeaturedCaseStudy({ caseStudy, feature = false }: { caseStudy: CaseStudy; feature?: boolean }) {
  const { chart, url, title, industry, solution, results } = caseStudy;
  return (
    <article className={clsx('row-link', feature && 'flex flex-col lg:[--large-plot:33.5rem]')}>
      <CaseStudyChart data={chart} size={feature ? 'feature' : 'card'} />
      <p
        className={clsx(
          'type-small flex flex-wrap items-center gap-x-2 text-ink-3',
          feature ? 'mt-4 md:mt-6' : 'mt-3.5 md:mt-5',
        )}
      >
        {industry} <span aria-hidden className="size-1 rounded-full bg-current" /> {solution}
      </p>
      <h3 className={`${caseStudyTitle} mt-2`}>
        <a href={url} className="stretched-link row-title">
          {title}
        </a>
      </h3>
      {feature ? (
        <ul className="mt-5 grid grow grid-cols-2 content-end gap-x-8">
          {results.slice(0, 2).map((result) => (
            <li key={result} className="border-t border-rule pt-4">
              <LargeResult result={result} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">
          <ResultLine result={results[0] ?? ''} />
        </p>
      )}
    </article>
  );
}
