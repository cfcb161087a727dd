import clsx from 'clsx';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Logo } from '@/components/layout/logo';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { Contents } from '@/components/prose/contents';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company/company';
import type { PrintedText } from '@/content/schemas/printed-text';
import { READING_ATTRIBUTE } from '@/lib/build-attributes';
import { type FileInfo, formatFileInfo } from '@/lib/documents/file-info';
import { formatDate } from '@/lib/format/dates';
import { formatReadingTime } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { StructuredData } from './structured-data';

type Props = {
  path: string;
  title: string;
  text: PrintedText;
  file: FileInfo;
  closing: { heading: string; lead: string };
};

/** A guide to read on the page or to download. Its PDF is this page, printed: a title page, then the text. */
export function GuidePage({ path, title, text: { lead, body, figures, updated }, file, closing }: Props) {
  const steps = Object.values(figures).find(({ kind }) => kind === 'steps');
  return (
    <article
      {...{ [READING_ATTRIBUTE]: '' }}
      className={clsx(styles.article, styles.guide)}
      aria-labelledby="guide-title"
    >
      <Container className="pb-14 print:max-w-none print:p-0">
        <StructuredData path={path} />
        <Breadcrumbs crumbs={getBreadcrumbs(path)} />
        <p className="hidden print:block">
          <Logo name={company.name} />
        </p>
        <div className="grid grid-cols-1 gap-y-6 lg:split-7-5 lg:items-baseline">
          <h1 id="guide-title" className="type-h1">
            {title}
          </h1>
          <div className="max-w-reading">
            <p className="type-lead">{lead}</p>
            <ButtonLink href={file.href} size="lg" download className="mt-6 max-sm:w-full print:hidden">
              Download the PDF
            </ButtonLink>
            <p className="type-small mt-3 text-ink-2">
              <span className="print:hidden">
                {formatFileInfo(file)} <span aria-hidden>•</span> {formatReadingTime(body)} to read{' '}
                <span aria-hidden>•</span>{' '}
              </span>
              <span className="hidden print:inline">
                {company.name}, {company.email},{' '}
              </span>
              <time dateTime={updated}>{formatDate(updated)}</time>
            </p>
          </div>
        </div>
      </Container>
      {/* The steps of the text are the page's own drawing; on paper they have their place in the text. */}
      {steps && (
        <Section tone="band" className="print:hidden">
          <ArticleChart chart={steps} large />
        </Section>
      )}
      <div className="border-t border-rule print:border-0">
        <ArticleColumns>
          <Contents body={body} deepest={2} />
          <div className="not-print:[&_figure:has(ol)]:hidden">
            <Prose blocks={body} title={title} figures={figures} />
          </div>
        </ArticleColumns>
      </div>
      <div className="print:hidden">
        <ClosingAction
          {...closing}
          actions={[
            { label: 'Book a Consultation', href: routes.contactPreselecting({ inquiry: 'consultation' }) },
            { label: 'Download the PDF', href: file.href, download: true },
            { label: 'Explore All Resources', href: routes.resources },
          ]}
        />
      </div>
    </article>
  );
}
