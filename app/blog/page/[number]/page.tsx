import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { blogPages, feedTitle } from '@/content/blog';
import { withFeed } from '@/lib/site/feed-link';
import { pageMetadata } from '@/lib/site/metadata';
import { BlogList } from '../../blog-list';

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
  return <BlogList number={number} />;
}
