import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { Contents } from '@/components/prose/contents';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { ImplementationGuide } from '@/content/resources/implementation-guide.schema';
import type { PageTexts } from '@/content/schemas/fields';
import { formatDate } from '@/lib/format/dates';
import { readingTime } from '@/lib/markdown/blocks';
import { contactWith, routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';

/** The implementation guide, to read on the page or to download. */
export function GuidePage({
  crumbs,
  page: { heading, lead },
  guide: { body, figures, updated },
  file,
  closing,
}: {
  crumbs: readonly Crumb[];
  page: PageTexts;
  guide: ImplementationGuide;
  /** `facts` as in 'PDF, 18 pages, 210 KB'. */
  file: { href: string; facts: string };
  closing: { heading: string; lead: string };
}) {
  return (
    <article className={styles.article} aria-labelledby="guide-title">
      <Container className="pb-14 print:max-w-none print:p-0">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid grid-cols-1 gap-y-6 lg:split-7-5 lg:items-baseline">
          <h1 id="guide-title" className="type-h1">
            {heading}
          </h1>
          <div className="max-w-reading">
            <p className="type-lead text-ink-2">{lead}</p>
            <ButtonLink href={file.href} size="lg" download className="mt-6 max-sm:w-full print:hidden">
              Download the PDF
            </ButtonLink>
            <p className="type-meta mt-3 text-ink-2">
              {file.facts} <span aria-hidden>•</span> {readingTime(body)} to read <span aria-hidden>•</span>{' '}
              <time dateTime={updated}>{formatDate(updated)}</time>
            </p>
          </div>
        </div>
      </Container>
      <div className="border-t border-rule">
        <ArticleColumns>
          <Contents body={body} deepest={2} />
          <Prose
            blocks={body}
            figure={(name) => {
              const chart = figures[name];
              return chart && <ArticleChart chart={chart} />;
            }}
          />
        </ArticleColumns>
      </div>
      <div className="print:hidden">
        <ClosingAction
          heading={closing.heading}
          lead={closing.lead}
          actions={[
            { label: 'Talk it through', href: contactWith({ inquiry: 'consultation' }) },
            { label: 'Download the PDF', href: file.href, download: true },
            { label: 'Explore All Resources', href: routes.resources },
          ]}
        />
      </div>
    </article>
  );
}
