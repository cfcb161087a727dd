import { CaseDetailChart } from '@/components/illustrations/charts/case-detail-chart';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/content/case-studies/schema';
import { splitResult } from '@/lib/case-studies/result-line';
import { routes } from '@/lib/routes';

/** The first view of a study: its subject, its key results, and the chart of what changed. */
export function StudyHead({ study, listTitle }: { study: CaseStudy; listTitle: string }) {
  const { id, title, excerpt, industry, solution, results, figure } = study;
  return (
    <Container className="pb-16 pt-8 md:pt-12">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: routes.home },
          { label: listTitle, href: routes.caseStudies },
          { label: title },
        ]}
      />
      <a href={routes.caseStudies} className="mt-8 inline-flex min-h-6 items-center gap-2 md:mt-10">
        <Icon name="arrow-left" size={18} className="text-ember-text" />
        <span className="text-link">All case studies</span>
      </a>
      <p className="mt-5 flex flex-wrap gap-2">
        <Badge>{industry}</Badge> <Badge variant="outline">{solution}</Badge>
      </p>
      <h1 className="type-h1 mt-4 max-w-[13em]">{title}</h1>
      <p className="type-lead mt-5 max-w-[44rem] text-ink-2">{excerpt}</p>
      <h2 className="sr-only">Key results</h2>
      <dl className="mt-10 grid gap-x-8 md:grid-cols-3">
        {results.map((result) => {
          const { figure: value, rest } = splitResult(result);
          return (
            <div key={result} className="flex flex-col-reverse justify-end border-t border-rule pb-6 pt-5">
              <dt className="mt-2 text-ink-2">{rest.replace(/\.$/, '')}</dt>
              <dd className="type-figure">{value}</dd>
            </div>
          );
        })}
      </dl>
      <h2 className="type-h4 mt-8">{figure.detail.caption}</h2>
      <div className="mt-2">
        <CaseDetailChart id={id} alt={figure.alt} />
      </div>
      <p className="type-meta mt-6 text-ink-3">Figures in case studies are illustrative.</p>
    </Container>
  );
}
