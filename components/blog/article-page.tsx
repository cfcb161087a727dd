import { Cover } from '@/components/illustrations/cover';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { Contents } from '@/components/prose/contents';
import list from '@/components/prose/list.module.css';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { stackedCardColumns } from '@/components/ui/card-grid';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Article, Source } from '@/content/schemas/articles';
import type { Industry } from '@/content/schemas/industries';
import type { Service } from '@/content/schemas/services';
import { READING_ATTRIBUTE } from '@/lib/build-attributes';
import * as routes from '@/lib/routes';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import { ArticleCard } from './article-card';
import { ArticleMeta } from './article-meta';
import { FeedLink } from './feed-link';
import { RelatedServices } from './related-services';

/** The page of an article. */
export function ArticlePage({
  article,
  crumbs,
  services,
  industries,
  related,
  note,
  closing,
}: {
  article: Article;
  crumbs: readonly Breadcrumb[];
  services: readonly Service[];
  industries: readonly Industry[];
  related: readonly Article[];
  /** One line that says what is invented in the article. */
  note: string;
  closing: { heading: string; lead: string };
}) {
  const { title, excerpt, body, figures, pictures } = article;
  return (
    <article {...{ [READING_ATTRIBUTE]: '' }} className={styles.article} aria-labelledby="article-title">
      <Container className="print:max-w-none print:p-0">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-y-8 lg:split-7-5 print:block">
          <div>
            <h1 id="article-title" className="type-h1">
              {title}
            </h1>
            <p className="type-lead mt-5 max-w-176">{excerpt}</p>
            <div className="mt-6">
              <ArticleMeta article={article} author={article.person?.name ?? article.author} />
              <p className="type-small mt-2 text-ink-2">{note}</p>
            </div>
          </div>
          <Cover
            entry={article}
            lazy={false}
            className="aspect-5/2 bg-sunk lg:aspect-2/1 print:mt-5 print:h-[28mm] print:w-fit"
          />
        </div>
      </Container>
      <ArticleColumns>
        <Contents body={body} />
        <Prose blocks={body} figures={figures} pictures={pictures}>
          <Sources sources={article.sources} />
        </Prose>
      </ArticleColumns>
      <div className="print:hidden">
        <RelatedServices services={services} industries={industries} />
        {related.length > 0 && (
          <Section label="related-articles" className="pb-14">
            <h2 id="related-articles" className="type-h2">
              Related articles
            </h2>
            <ul className={`${stackedCardColumns} mt-10`}>
              {related.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} headingLevel="h3" />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Container rail className="pb-(--section)">
          <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-rule pt-8">
            <a href={routes.blog} className="inline-flex min-h-6 items-center gap-2">
              <Icon name="arrow-left" size={18} className="text-ember-text" />
              <span className="text-link">All articles</span>
            </a>{' '}
            <FeedLink />
          </p>
        </Container>
        <ClosingAction
          {...closing}
          actions={[
            { label: 'Book a Consultation', href: routes.contact },
            { label: 'Find Your Solution', href: routes.serviceSelector },
          ]}
        />
      </div>
    </article>
  );
}

/** The publications that an article cites. */
function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <>
      <h2 id="sources" className="type-h3-lg">
        Sources
      </h2>
      <ul className={list.list} data-nosnippet>
        {sources.map(({ author, title, publisher, year, url }) => (
          <li key={url}>
            {author} ({year}). <a href={url}>{title}</a>
            {publisher && `, ${publisher}`}.
          </li>
        ))}
      </ul>
    </>
  );
}
