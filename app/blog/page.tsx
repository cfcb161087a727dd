import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { blogListOf } from '@/content/site/blog';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.blog);

export default function BlogPage() {
  return <BlogListPage head={<SitePageHead path={routes.blog} />} {...blogListOf(1)} />;
}
