import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { blogListOf, feedTitle } from '@/content/site/blog';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/seo/feed-link';

export const metadata = withFeed(metadataOf(routes.blog), feedTitle);

export default function BlogPage() {
  return (
    <>
      <StructuredData path={routes.blog} />
      <BlogListPage {...blogListOf(1)} />
    </>
  );
}
