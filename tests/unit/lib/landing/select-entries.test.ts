import { selectCaseStudies, selectSectionArticles } from '@/lib/landing/select-entries';

// No solution of the content has more than two studies.
// @requirement INDUSTRIES-08
test('a section selects the first two matching case studies, each with its first two results', () => {
  const results = ['1 a', '2 b', '3 c'];
  const caseStudies = ['first', 'second', 'third'].map((id) => ({
    id,
    solutionId: 'A',
    industryId: 'B',
    results,
  }));
  const others = [{ id: 'other', solutionId: 'C', industryId: 'D', results }];
  for (const match of [{ solution: 'A' }, { industry: 'B' }])
    expect(selectCaseStudies([...others, ...caseStudies], match)).toMatchObject([
      { id: 'first', results: ['1 a', '2 b'] },
      { id: 'second', results: ['1 a', '2 b'] },
    ]);
});

// @requirement AUDIENCES-04
test('a section selects the first three articles that have its category or one of its words', () => {
  const articles = ['Data first', 'A guide', 'Data and AI', 'Steps', 'For Data', 'Data again'].map(
    (title) => ({
      title,
      category: title === 'Steps' ? 'Strategy' : 'Training',
    }),
  );
  const titles = (match: Parameters<typeof selectSectionArticles>[1]) =>
    selectSectionArticles(articles, match).map(({ title }) => title);
  expect(titles({ category: 'strategy', titleContains: ['GUIDE', 'and'] })).toEqual([
    ...['A guide', 'Data and AI', 'Steps'],
  ]);
  expect(titles({ titleContains: ['data', 'nothing'] })).toEqual(['Data first', 'Data and AI', 'For Data']);
});
