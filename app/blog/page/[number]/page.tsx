import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogListPage } from '@/components/templates/blog-list-page';
import { articles } from '@/content/articles';
import { blogCategories, blogPages, feedTitle } from '@/content/blog';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/site/feed-link';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: Promise<{ number: string }> };

/** The first page is /blog itself; next.config.mjs leads its number there. */
export const dynamicParams = false;

export function generateStaticParams() {
  return blogPages.slice(1).map(({ number }) => ({ number: String(number) }));
}

async function listPageOf(params: Props['params']) {
  const { number } = await params;
  return blogPages.find((page) => String(page.number) === number) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = await listPageOf(params);
  return withFeed(pageMetadata(path, meta), feedTitle);
}

export default async function Page({ params }: Props) {
  const { number } = await listPageOf(params);
  return (
    <BlogListPage
      page={pageOf(routes.blog)}
      number={number}
      articles={articles}
      categories={blogCategories}
    />
  );
}
