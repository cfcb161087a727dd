import { countListPages } from '@/lib/blog/pagination';
import { type Facet, listFilterOptions } from '@/lib/filters/filters';
import * as routes from '@/lib/routes';
import { articles } from '../articles';
import { company } from '../company/company';
import { articleCategory, type ListedArticle } from '../schemas/articles';
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

/** All articles as lists show them, newest first. A search loads them. */
export const listedArticles: readonly ListedArticle[] = articles.map(
  ({ id, url, title, excerpt, category, publishDate, readTime, draft }) => ({
    id,
    url,
    title,
    excerpt,
    category,
    publishDate,
    readTime,
    draft,
  }),
);

/** The name of the feed in feed readers. */
export const feedTitle = `${company.name} blog`;

/** Below the date of every article. */
export const articleNote = 'Example companies.';

/** The closing action of every article. */
export const articleClosing = {
  heading: 'Have a process in mind?',
  lead: 'The first call is free.',
};
