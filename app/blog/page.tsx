import { BlogListPage } from '@/components/templates/blog-list-page';
import { articles } from '@/content/articles';
import { blogCategories, feedTitle } from '@/content/blog';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { withFeed } from '@/lib/site/feed-link';
import { pageMetadata } from '@/lib/site/metadata';

const page = pageOf(routes.blog);

export const metadata = withFeed(pageMetadata(page.path, page.meta), feedTitle);

export default function BlogPage() {
  return <BlogListPage page={page} number={1} articles={articles} categories={blogCategories} />;
}
