import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { feedTitle } from '@/content/blog';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/site/feed-link';
import { BlogList } from './blog-list';

export const metadata = withFeed(metadataOf(routes.blog), feedTitle);

export default function BlogPage() {
  return (
    <>
      <StructuredData path={routes.blog} />
      <BlogList number={1} />
    </>
  );
}
