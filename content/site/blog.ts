import { countListPages, selectPageEntries } from '@/lib/blog/pagination';
import { type Facet, listFilterOptions } from '@/lib/filters/filters';
import * as routes from '@/lib/routes';
import { articles } from '../articles';
import { company } from '../company/company';
import { contactPage } from '../contact/contact';
import { newsletter } from '../contact/sign-up';
import { type Article, articleCategory, type ListedArticle } from '../schemas/articles';
import { pageOf } from './pages';

const { meta } = pageOf(routes.blog);

/** The pages of the list. The first is the blog itself. */
export const blogPages = Array.from({ length: countListPages(articles.length) }, (_, index) => index + 1).map(
  (number) => ({
    number,
    path: routes.blogPage(number),
    meta:
      number === 1
        ? meta
        : {
            title: `Blog, page ${number}`,
            description: `Page ${number} of the articles on AI training, automation, strategy and data, each with a checklist, a table or a worked example.`,
          },
  }),
);

/** The categories that have articles, in the order of the schema. */
export const blogCategories: Facet = {
  name: 'category',
  legend: 'Category',
  all: 'All categories',
  options: listFilterOptions(
    articleCategory.options.filter((category) => articles.some((article) => article.category === category)),
  ),
};

/** What a list shows of an article, of its figures only the one that is its cover. */
const listed = ({ id, url, title, excerpt, category, publishDate, readTime, draft, figures }: Article) => ({
  ...{ id, url, title, excerpt, category, publishDate, readTime, draft },
  figures: Object.fromEntries(
    Object.entries(figures)
      .filter(([, { kind }]) => kind !== 'steps')
      .slice(0, 1),
  ),
});

/** All articles as lists show them, newest first. A search loads them. */
export const listedArticles: readonly ListedArticle[] = articles.map(listed);

/** The props of components/blog/blog-list-page.tsx for one page of the list. */
export const blogListOf = (number: number) => ({
  number,
  page: pageOf(routes.blog),
  articles: selectPageEntries(listedArticles, number),
  total: articles.length,
  categories: blogCategories,
  newsletter,
  checks: contactPage.form.messages,
});

/** The name of the feed in feed readers. */
export const feedTitle = `${company.name} blog`;

/** Below the date of every article. */
export const articleNote = 'Example companies.';

/** The closing action of every article. */
export const articleClosing = {
  heading: 'Have a process in mind?',
  lead: 'The first call is free.',
};
