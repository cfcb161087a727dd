import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import { CheckList } from '@/components/ui/check-list';
import { sideways } from '@/components/ui/sideways';
import type { CaseStudy } from '@/content/schemas/case-studies';
import { selectCaseStudies } from '@/lib/landing/select-entries';
import type { SectionRenderer } from './types';

/**
 * Up to two case studies that match the page: one over the full width, two in columns or, on a phone, in a row that
 * scrolls. Without a match there is no section.
 */
export const CaseStudies: SectionRenderer<'case-studies'> = ({ match }, contentIndex, headingId) => {
  const caseStudies = selectCaseStudies(contentIndex.caseStudies, match);
  const [first, second] = caseStudies;
  if (!first) return null;
  return (
    <ul
      {...(second && {
        ...sideways,
        'aria-labelledby': headingId,
        className: 'swipe-row gap-x-4 gap-y-12 sm:grid sm:gap-x-8 lg:grid-cols-2 print:grid-cols-2',
      })}
    >
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.id}>
          <CaseStudyEntry caseStudy={caseStudy} alone={!second} />
        </li>
      ))}
    </ul>
  );
};

/** A study with its chart. Where it stands alone, the chart is larger and the words are beside it. */
function CaseStudyEntry({
  caseStudy: { chart, url, title, results },
  alone,
}: {
  caseStudy: CaseStudy;
  alone: boolean;
}) {
  return (
    <article className={clsx('row-link', alone && 'grid gap-x-8 lg:split-7-5')}>
      <CaseStudyChart data={chart} size={alone ? 'feature' : 'card'} />
      <div className="max-sm:in-[li+li]:pl-4.5">
        <h3 className={clsx('type-h3-lg mt-4', alone && 'lg:mt-0')}>
          <a href={url} className="stretched-link row-title">
            {title}
          </a>
        </h3>
        <CheckList items={results} render={(result) => <ResultLine result={result} />} className="mt-4" />
      </div>
    </article>
  );
}
