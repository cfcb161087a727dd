/** @requirement CASES-10 */
import { relatedStudies } from '@/lib/case-studies/related';

const study = (id: string, industry: string, solution: string) => ({ id, industry, solution });

describe('relatedStudies', () => {
  const here = study('here', 'Legal', 'Custom');
  const all = [
    here,
    study('nothing', 'Retail', 'Training'),
    study('solution', 'Retail', 'Custom'),
    study('industry', 'Legal', 'Training'),
    study('both', 'Legal', 'Custom'),
  ];

  test('takes others that share industry or solution, at most two', () => {
    expect(relatedStudies(here, all).map(({ id }) => id)).toEqual(['both', 'solution']);
    expect(relatedStudies(here, all, 9).map(({ id }) => id)).toEqual(['both', 'solution', 'industry']);
    expect(relatedStudies(here, [here])).toEqual([]);
  });
});
