import clsx from 'clsx';
import { CaseChart } from '@/components/illustrations/charts/case-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import type { CaseStudy } from '@/content/schemas/case-studies';

/** Results that the large card shows. */
const MAX_RESULTS = 2;

/** Studies as figure cards: the first large with two results, the others beside it with one. */
export function CaseStudyCards({ studies }: { studies: readonly CaseStudy[] }) {
  const [first, ...others] = studies;
  if (!first) return null;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-7 md:gap-y-8 lg:gap-y-10 lg:mt-[clamp(2.5rem,3.82vw,3.4375rem)] lg:split-7-5">
      <CaseStudyCard study={first} feature />
      <div className="grid content-start gap-7 md:gap-8 md:max-lg:grid-cols-[1fr_1fr] lg:gap-10">
        {others.map((study) => (
          <CaseStudyCard key={study.id} study={study} />
        ))}
      </div>
    </div>
  );
}

/** A study's chart, subject and first results. The whole card is a link. */
function CaseStudyCard({ study, feature = false }: { study: CaseStudy; feature?: boolean }) {
  const { figure, url, title, industry, solution, results } = study;
  return (
    <article className="row-link">
      <CaseChart data={figure} size={feature ? 'feature' : 'card'} />
      <p
        className={clsx(
          'type-small flex flex-wrap items-center gap-x-2 text-ink-3',
          feature ? 'mt-4 md:mt-6' : 'mt-3.5 md:mt-5',
        )}
      >
        {industry} <span aria-hidden className="size-1 rounded-full bg-current" /> {solution}
      </p>
      <h3 className={clsx(feature ? 'type-h3-lg mt-2' : 'type-h3 mt-2')}>
        <a href={url} className="stretched-link row-title">
          {title}
        </a>
      </h3>
      <ul className="mt-2">
        {results.slice(0, feature ? MAX_RESULTS : 1).map((result) => (
          <li key={result} className="inline max-md:not-first:hidden">
            <ResultLine result={result} />{' '}
          </li>
        ))}
      </ul>
    </article>
  );
}
