import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { blogListOf } from '@/content/site/blog';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.blog);

export default function BlogPage() {
  return (
    <>
      <StructuredData path={routes.blog} />
      <BlogListPage crumbs={getBreadcrumbs(routes.blog)} {...blogListOf(1)} />
    </>
  );
}
