/** @requirement SERVICES-11 INDUSTRIES-08 */
import { matchingStudies } from '@/lib/landing/matching';

// No solution of the content has more than two studies.
test('a section takes the first two matching studies, each with its first two results', () => {
  const results = ['1 a', '2 b', '3 c'];
  const studies = ['first', 'second', 'third'].map((id) => ({ id, solution: 'A', industry: 'B', results }));
  const others = [{ id: 'other', solution: 'C', industry: 'D', results }];
  for (const match of [{ solution: 'A' }, { industry: 'B' }])
    expect(matchingStudies([...others, ...studies], match)).toMatchObject([
      { id: 'first', results: ['1 a', '2 b'] },
      { id: 'second', results: ['1 a', '2 b'] },
    ]);
});
