import { BlogListPage } from '@/components/templates/blog-list-page';
import { articles } from '@/content/articles';
import { blogCategories } from '@/content/blog';
import { contactPage } from '@/content/contact';
import { newsletter } from '@/content/mailing';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';

/** A page of the blog's list with its content. */
export const BlogList = ({ number }: { number: number }) => (
  <BlogListPage
    page={pageOf(routes.blog)}
    number={number}
    articles={articles}
    categories={blogCategories}
    newsletter={newsletter}
    checks={contactPage.form.messages}
  />
);
