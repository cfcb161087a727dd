import clsx from 'clsx';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { ResultLine } from '@/components/sections/parts/result-line';
import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/content/schemas/case-studies';

/** A study in a list: its chart, its subject and its results. */
export function CaseStudyCard({
  caseStudy,
  headingLevel: Heading = 'h2',
  row = false,
}: {
  caseStudy: CaseStudy;
  headingLevel?: 'h2' | 'h3';
  /** Puts the text beside the chart, for a card that stands alone. */
  row?: boolean;
}) {
  const { url, title, excerpt, industry, solution, results, chart } = caseStudy;
  return (
    <article className={clsx('row-link relative', row && 'grid items-start gap-x-8 md:grid-cols-2')}>
      <CaseStudyChart data={chart} size="card" />
      <div>
        <p className={clsx('type-small mt-4 text-ink-2', row && 'md:mt-0')}>
          {industry} <span aria-hidden>•</span> {solution}
        </p>
        <Heading className="type-h3 mt-1.5 flex items-start justify-between gap-3">
          <a href={url} className="stretched-link row-title">
            {title}
          </a>
          <Icon name="arrow-right" className="arrow-move mt-0.5 shrink-0 text-ember-text print:hidden" />
        </Heading>
        <p className="mt-2 max-w-reading">{excerpt}</p>
        <ul className="type-small mt-3 grid gap-1">
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
