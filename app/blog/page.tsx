import { BlogList } from '@/app/_components/blog-list';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.blog);

export default function BlogPage() {
  return <BlogList number={1} />;
}
