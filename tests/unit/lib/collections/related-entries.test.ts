/** @requirement BLOG-10 CASES-10 */
import { relatedArticles, relatedStudies } from '@/lib/collections/related-entries';

test('articles that share more come first, and otherwise the order of the list holds', () => {
  const article = (id: string, category: string, ...services: string[]) => ({ id, category, services });
  const all = [
    article('one service', 'Data', 'a'),
    article('none', 'Data', 'z'),
    article('itself', 'Guide', 'a', 'b'),
    article('category', 'Guide', 'z'),
    article('both services', 'Data', 'b', 'a'),
    article('everything', 'Guide', 'a', 'b'),
  ];
  expect(relatedArticles(all[2]!, all).map(({ id }) => id)).toEqual([
    'everything',
    'both services',
    'one service',
  ]);
  expect(relatedArticles(all[2]!, all, 9)).toHaveLength(4);
});

test('studies share an industry or a solution, and a page shows two at most', () => {
  const study = (id: string, industry: string, solution: string) => ({ id, industry, solution });
  const here = study('here', 'Legal', 'Custom');
  const all = [
    here,
    study('nothing', 'Retail', 'Training'),
    study('solution', 'Retail', 'Custom'),
    study('industry', 'Legal', 'Training'),
    study('both', 'Legal', 'Custom'),
  ];
  expect(relatedStudies(here, all).map(({ id }) => id)).toEqual(['both', 'solution']);
  expect(relatedStudies(here, all, 9).map(({ id }) => id)).toEqual(['both', 'solution', 'industry']);
  expect(relatedStudies(here, [here])).toEqual([]);
});
