import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { createMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ArticleMeta } from '@/components/blog/article-meta';
import { ArticleRows } from '@/components/blog/article-rows';
import { FeedLink } from '@/components/blog/feed-link';
import { RelatedServices } from '@/components/blog/related-services';
import { Cover } from '@/components/illustrations/cover';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { Contents } from '@/components/prose/contents';
import list from '@/components/prose/list.module.css';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { industries } from '@/content/industries';
import type { Article, Source } from '@/content/schemas/articles';
import { services } from '@/content/services';
import { articleClosing, articleNote } from '@/content/site/blog';
import { READING_ATTRIBUTE } from '@/lib/build-attributes';
import { findRelated } from '@/lib/collections/related-entries';
import * as routes from '@/lib/routes';

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ slug: id }));

export const generateMetadata = createMetadata(routes.article);

/** The industries of the case studies that an article links to. */
function industriesOfLinks({ body }: Article) {
  const text = JSON.stringify(body);
  const named = caseStudies.filter(({ url }) => text.includes(url)).map(({ industryId }) => industryId);
  return industries.filter(({ id }) => named.includes(id));
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params;
  const article = articles.find(({ id }) => id === slug) ?? notFound();
  const { url, title, excerpt, body, figures, pictures } = article;
  const related = findRelated(article, articles, 3, ({ category, services }) => [category, ...services]);
  return (
    <>
      <StructuredData path={url} />
      <article {...{ [READING_ATTRIBUTE]: '' }} className={styles.article} aria-labelledby="article-title">
        <Container className="print:max-w-none print:p-0">
          <Breadcrumbs crumbs={getBreadcrumbs(url)} />
          <div className="grid gap-y-5 lg:split-7-5 lg:items-baseline print:block">
            <h1 id="article-title" className="type-h1">
              {title}
            </h1>
            <div>
              <p className="type-lead">{excerpt}</p>
              <div className="mt-4">
                <ArticleMeta article={article} author={article.person?.name ?? article.author} />
                <p className="type-small mt-2 text-ink-2">{articleNote}</p>
              </div>
            </div>
          </div>
          <Cover entry={article} large className="mt-8 lg:mt-12 print:mt-5 print:h-[28mm] print:w-fit" />
        </Container>
        <ArticleColumns>
          <Contents body={body} />
          <Prose blocks={body} figures={figures} pictures={pictures}>
            <Sources sources={article.sources} />
          </Prose>
        </ArticleColumns>
        <div className="print:hidden">
          <RelatedServices
            services={article.services.flatMap((id) => services.filter((service) => service.id === id))}
            industries={industriesOfLinks(article)}
          />
          {related.length > 0 && (
            <Section label="related-articles" className="pb-14">
              <SectionHead id="related-articles" title="Related articles" />
              <ArticleRows articles={related} />
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
            {...articleClosing}
            actions={[
              { label: 'Book a Consultation', href: routes.contact },
              { label: 'Find Your Solution', href: routes.serviceSelector },
            ]}
          />
        </div>
      </article>
    </>
  );
}

const Sources = ({ sources }: { sources: readonly Source[] }) => (
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
