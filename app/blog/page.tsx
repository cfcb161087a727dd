import { feedTitle } from '@/content/blog';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/site/feed-link';
import { pageMetadata } from '@/lib/site/metadata';
import { BlogList } from './blog-list';

const { path, meta } = pageOf(routes.blog);

export const metadata = withFeed(pageMetadata(path, meta), feedTitle);

export default function BlogPage() {
  return <BlogList number={1} />;
}
