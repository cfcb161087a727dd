import { BlogList } from '@/app/_components/blog-list';
import { createMetadata } from '@/app/_lib/metadata';
import { blogPages } from '@/content/site/blog';
import * as routes from '@/lib/routes';

export const dynamicParams = false;

export const generateStaticParams = () =>
  blogPages.slice(1).map(({ number }) => ({ number: String(number) }));

export const generateMetadata = createMetadata((number) => routes.blogPage(Number(number)));

export default async function BlogListRoute({ params }: PageProps<'/blog/page/[number]'>) {
  return <BlogList number={Number((await params).number)} />;
}
