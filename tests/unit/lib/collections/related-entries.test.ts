import { findRelatedArticles, findRelatedCaseStudies } from '@/lib/collections/related-entries';

test('articles with more in common come first, and ties keep the order of the list', () => {
  const article = (id: string, category: string, ...services: string[]) => ({ id, category, services });
  const all = [
    article('one service', 'Data', 'a'),
    article('none', 'Data', 'z'),
    article('itself', 'Guide', 'a', 'b'),
    article('category', 'Guide', 'z'),
    article('both services', 'Data', 'b', 'a'),
    article('everything', 'Guide', 'a', 'b'),
  ];
  expect(findRelatedArticles(all[2]!, all).map(({ id }) => id)).toEqual([
    'everything',
    'both services',
    'one service',
  ]);
  expect(findRelatedArticles(all[2]!, all, 9)).toHaveLength(4);
});

// @requirement CASES-10
test('related case studies share an industry or a solution, and there are two at most', () => {
  const caseStudy = (id: string, industry: string, solution: string) => ({ id, industry, solution });
  const here = caseStudy('here', 'Legal', 'Custom');
  const [solution, industry] = [caseStudy('S', 'Retail', 'Custom'), caseStudy('I', 'Legal', 'Training')];
  const all = [here, caseStudy('nothing', 'Retail', 'Training'), solution, industry];
  expect(findRelatedCaseStudies(here, all)).toEqual([solution, industry]);
  expect(findRelatedCaseStudies(here, [...all, { ...here, id: 'both' }])).toHaveLength(2);
});
