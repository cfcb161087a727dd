/** @requirement AUDIENCES-04 INDUSTRIES-08 SERVICES-11 SERVICES-15 */
import { atPositions, matchingArticles, matchingStudies } from '@/lib/landing/matching';

const study = (id: string, solution: string, industry: string) => ({
  id,
  solution,
  industry,
  results: ['1 a', '2 b', '3 c'],
});
const studies = [
  study('a', 'Workflow Automation', 'Retail'),
  study('b', 'AI System Optimization', 'Retail'),
  study('c', 'Workflow Automation', 'Legal'),
  study('d', 'Workflow Automation', 'Retail'),
];

test('a section takes the first two matching studies, each with its first two results', () => {
  const bySolution = matchingStudies(studies, { solution: 'Workflow Automation' });
  expect(bySolution.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(bySolution.map(({ results }) => results)).toEqual([
    ['1 a', '2 b'],
    ['1 a', '2 b'],
  ]);
  expect(matchingStudies(studies, { industry: 'Retail' }).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(matchingStudies(studies, { solution: 'Business AI Onboarding' })).toEqual([]);
});

const articles = [
  { title: 'A Guide to pilots', category: 'Strategy' },
  { title: 'How we teach', category: 'Training' },
  { title: '5 AI automation workflows for SMALL business', category: 'Automation' },
  { title: 'A guide to data', category: 'Data' },
  { title: 'Another guide', category: 'Guide' },
];

test('articles match a category or a word of the title in any case, at most three', () => {
  const titles = (match: Parameters<typeof matchingArticles>[1]) =>
    matchingArticles(articles, match).map(({ title }) => title);
  expect(titles({ category: 'Training', titleContains: ['guide'] })).toEqual([
    'A Guide to pilots',
    'How we teach',
    'A guide to data',
  ]);
  expect(titles({ titleContains: ['small business', '5 AI Automation'] })).toEqual([
    '5 AI automation workflows for SMALL business',
  ]);
  expect(titles('first')).toEqual(articles.slice(0, 3).map(({ title }) => title));
  expect(titles({ titleContains: ['nothing'] })).toEqual([]);
});

test('positions count from one and keep their own order', () => {
  expect(atPositions(['a', 'b', 'c'], [3, 1])).toEqual(['c', 'a']);
  expect(atPositions(['a'], [2])).toEqual([]);
});
