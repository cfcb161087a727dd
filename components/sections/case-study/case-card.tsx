import type { CaseStudy } from '@/content/schema';
import { CaseFigure } from '../../figures/case-figure';
import { ResultLines } from './result-lines';

/** A study beside others: its measure on sunk ground, then what it is about and what came of it (CASES-03). */
export function CaseCard({
  study,
  headingLevel: Heading = 'h2',
}: {
  study: Pick<CaseStudy, 'url' | 'title' | 'excerpt' | 'industry' | 'solution' | 'results' | 'figure'>;
  headingLevel?: 'h2' | 'h3';
}) {
  const { url, title, excerpt, industry, solution, results, figure } = study;
  return (
    <article className="case-card">
      <CaseFigure data={figure} />
      <p className="type-meta mt-4 text-ink-2">
        {industry} <span aria-hidden>•</span> {solution}
      </p>
      <Heading className="type-h3 mt-1.5">
        <a href={url} className="case-card-link">
          {title}
        </a>
      </Heading>
      <p className="mt-2 max-w-reading text-ink-2">{excerpt}</p>
      <div className="type-small mt-3">
        <ResultLines results={results} />
      </div>
    </article>
  );
}
