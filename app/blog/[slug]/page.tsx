import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ArticlePage } from '@/components/blog/article-page';
import { articles } from '@/content/articles';
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
        related={findRelatedArticles(article, articles)}
        note={articleNote}
        closing={articleClosing}
      />
    </>
  );
}
