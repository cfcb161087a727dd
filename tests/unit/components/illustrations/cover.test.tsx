/** @requirement BLOG-10 VIDEOS-03 */
import { existsSync } from 'node:fs';
import { sitePages } from '@/app/_lib/site-pages';
import { allArticles } from '@/content/articles';
import { videoCategory } from '@/content/schemas/videos';
import { getCoverPath } from '@/lib/illustrations/covers';

const categories = [
  ...allArticles.map(({ category }) => category),
  ...videoCategory.options,
  ...sitePages.map(({ cover }) => cover),
];

test.each([...new Set(categories)])('there is a cover for %s', (category) => {
  expect(existsSync(`public${getCoverPath(category)}`)).toBe(true);
});
