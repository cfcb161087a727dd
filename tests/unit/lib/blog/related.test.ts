/** @requirement BLOG-10 */
import { relatedArticles } from '@/lib/blog/related';

test('those that share more come first, and otherwise the order of the list holds', () => {
  const of = (id: string, category: string, ...services: string[]) => ({ id, category, services });
  const all = [
    of('one service', 'Data', 'a'),
    of('none', 'Data', 'z'),
    of('itself', 'Guide', 'a', 'b'),
    of('category', 'Guide', 'z'),
    of('both services', 'Data', 'b', 'a'),
    of('everything', 'Guide', 'a', 'b'),
  ];
  expect(relatedArticles(all[2]!, all).map(({ id }) => id)).toEqual([
    'everything',
    'both services',
    'one service',
  ]);
  expect(relatedArticles(all[2]!, all, 9)).toHaveLength(4);
});
