import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { LargeResult, ResultLine } from '@/components/sections/parts/result-line';
import { sideways } from '@/components/ui/sideways';
import type { CaseStudy } from '@/content/schemas/case-studies';
import { caseStudyTitle } from './case-study-card';

/** Results that the large card shows. */
const MAX_RESULTS = 2;

/**
 * Studies as figure cards: the first large with two results, the others beside it with one, or on a phone below it in a
 * row that scrolls. @param label id of the section's heading.
 */
export function FeaturedCaseStudies({
  caseStudies,
  label,
}: {
  caseStudies: readonly CaseStudy[];
  label: string;
}) {
  const [first, ...others] = caseStudies;
  if (!first) return null;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-7 md:gap-y-8 lg:gap-y-10 lg:mt-14 lg:split-7-5">
      <FeaturedCaseStudy caseStudy={first} feature />
      <ul
        aria-labelledby={label}
        {...sideways}
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

/** A case study's chart, subject and first results. The whole card is a link. */
function FeaturedCaseStudy({ caseStudy, feature = false }: { caseStudy: CaseStudy; feature?: boolean }) {
  const { chart, url, title, industry, solution, results } = caseStudy;
  return (
    <article
      className={clsx(
        'row-link',
        feature ? 'flex flex-col lg:[--large-plot:30rem]' : 'max-sm:in-[li+li]:*:not-first:pl-4.5',
      )}
    >
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
          {results.slice(0, MAX_RESULTS).map((result) => (
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
