import { notFound } from 'next/navigation';
import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { ArticlePage } from '@/components/blog/article-page';
import { articles } from '@/content/articles';
import { services } from '@/content/services';
import { articleClosing, articleNote } from '@/content/site/blog';
import { relatedArticles } from '@/lib/content-check/related';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ id }) => ({ slug: id }));
}

async function articleOf(params: Props['params']) {
  const { slug } = await params;
  return articles.find(({ id }) => id === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const { url } = await articleOf(params);
  return metadataOf(url);
}

export default async function Page({ params }: Props) {
  const article = await articleOf(params);
  return (
    <>
      <StructuredData path={article.url} />
      <ArticlePage
        article={article}
        crumbs={crumbsOf(article.url)}
        services={article.services.flatMap((id) => services.filter((service) => service.id === id))}
        related={relatedArticles(article, articles)}
        note={articleNote}
        closing={articleClosing}
      />
    </>
  );
}
