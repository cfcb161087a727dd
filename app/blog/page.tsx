import { metadataOf } from '@/app/_lib/metadata';
import { structuredDataOf } from '@/app/_lib/structured-data';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { StructuredData } from '@/components/structured-data';
import { blogListOf, feedTitle } from '@/content/site/blog';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/seo/feed-link';

export const metadata = withFeed(metadataOf(routes.blog), feedTitle);

export default function BlogPage() {
  return (
    <>
      <StructuredData json={structuredDataOf(routes.blog)} />
      <BlogListPage {...blogListOf(1)} />
    </>
  );
}
