import { notFound } from 'next/navigation';
import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { blogListOf, blogPages } from '@/content/site/blog';

type Props = { params: Promise<{ number: string }> };

/** The first page of the list is /blog; content/site/redirects.ts redirects its number. */
export const dynamicParams = false;

export function generateStaticParams() {
  return blogPages.slice(1).map(({ number }) => ({ number: String(number) }));
}

async function listPageOf(params: Props['params']) {
  const { number } = await params;
  return blogPages.find((page) => String(page.number) === number) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const { path } = await listPageOf(params);
  return metadataOf(path);
}

export default async function Page({ params }: Props) {
  const { path, number } = await listPageOf(params);
  return (
    <>
      <StructuredData path={path} />
      <BlogListPage crumbs={crumbsOf(path)} {...blogListOf(number)} />
    </>
  );
}
