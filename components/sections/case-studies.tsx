import clsx from 'clsx';
import { CaseChart } from '@/components/illustrations/charts/case-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/content/schemas/case-studies';
import { matchingStudies } from '@/lib/landing/matching';
import type { Draw } from './types';

/** Up to two case studies that match the page: one over the full width, two in columns. Without a match there is no section. */
export const CaseStudies: Draw<'case-studies'> = ({ match }, contentIndex) => {
  const studies = matchingStudies(contentIndex.studies, match);
  const [first, second] = studies;
  if (!first) return null;
  return (
    <ul className={second ? 'grid gap-x-8 gap-y-12 lg:grid-cols-2' : undefined}>
      {studies.map((study) => (
        <li key={study.id}>
          <Study study={study} alone={!second} />
        </li>
      ))}
    </ul>
  );
};

/** A study with its chart. Where it stands alone, the chart is larger and the words are beside it. */
function Study({ study: { figure, url, title, results }, alone }: { study: CaseStudy; alone: boolean }) {
  return (
    <article className={clsx('row-link', alone && 'grid gap-x-8 lg:split-7-5')}>
      <CaseChart data={figure} size={alone ? 'feature' : 'card'} />
      <div>
        <h3 className={clsx('type-h3-lg mt-4', alone && 'lg:mt-0')}>
          <a href={url} className="stretched-link row-title">
            {title}
          </a>
        </h3>
        <ul className="mt-4 grid gap-2.5">
          {results.map((result) => (
            <li key={result} className="flex gap-3">
              <Icon name="check" size={18} className="mt-1 shrink-0 text-ember-text" />
              <span>
                <ResultLine result={result} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
