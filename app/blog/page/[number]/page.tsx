import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { blogListOf, blogPages } from '@/content/site/blog';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ number: string }> };

/** The first page of the list is /blog; content/site/redirects.ts redirects its number. */
export const dynamicParams = false;

export const generateStaticParams = () =>
  blogPages.slice(1).map(({ number }) => ({ number: String(number) }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.blogPage(Number((await params).number)));
}

export default async function BlogListRoute({ params }: Props) {
  const number = Number((await params).number);
  return (
    <BlogListPage
      head={<SitePageHead path={routes.blogPage(number)} from={routes.blog} />}
      {...blogListOf(number)}
    />
  );
}
