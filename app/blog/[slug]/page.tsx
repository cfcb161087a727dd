import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ArticlePage } from '@/components/blog/article-page';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { industries } from '@/content/industries';
import type { Article } from '@/content/schemas/articles';
import { services } from '@/content/services';
import { articleClosing, articleNote } from '@/content/site/blog';
import { findRelatedArticles } from '@/lib/collections/related-entries';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ slug: id }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.article((await params).slug));
}

/** The industries of the case studies that an article links to. */
function industriesOfLinks({ body }: Article) {
  const text = JSON.stringify(body);
  const named = caseStudies.filter(({ url }) => text.includes(url)).map(({ industryId }) => industryId);
  return industries.filter(({ id }) => named.includes(id));
}

export default async function ArticleRoute({ params }: Props) {
  const { slug } = await params;
  const article = articles.find(({ id }) => id === slug) ?? notFound();
  return (
    <>
      <StructuredData path={article.url} />
      <ArticlePage
        article={article}
        crumbs={getBreadcrumbs(article.url)}
        services={article.services.flatMap((id) => services.filter((service) => service.id === id))}
        industries={industriesOfLinks(article)}
        related={findRelatedArticles(article, articles)}
        note={articleNote}
        closing={articleClosing}
      />
    </>
  );
}
