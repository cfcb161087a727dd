import fc from 'fast-check';
import { withChoices } from '@/lib/filters/choices';
import { countOf, type Facet, matches, optionsOf, readSelection, toValue } from '@/lib/filters/filters';

const options = (values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const facets: Facet[] = [
  { name: 'industry', legend: 'Industry', all: 'All', options: options(['a', 'b', 'c']) },
  { name: 'solution', legend: 'Solution', all: 'All', options: options(['x', 'y']) },
];
const entry = fc.record({
  industry: fc.constantFrom('a', 'b', 'c'),
  solution: fc.constantFrom('x', 'y', 'z'),
});
const choice = (values: string[]) => fc.option(fc.constantFrom(...values));

/** What the decision says, written down without the code's own means. */
function reference(
  entries: { industry: string; solution: string }[],
  industry: string | null,
  solution: string | null,
) {
  const kept: typeof entries = [];
  for (const one of entries) {
    if (industry !== null && one.industry !== industry) continue;
    if (solution !== null && one.solution !== solution) continue;
    kept.push(one);
  }
  return kept;
}

describe('filters', () => {
  test('CASES-05 keeps what a reference keeps, through the query and back, with the counts of every choice', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        choice(['a', 'b', 'c']),
        choice(['x', 'y']),
        (entries, industry, solution) => {
          const search = withChoices('?utm=1', { industry, solution });
          const selection = readSelection(search, facets);
          expect(entries.filter((values) => matches(values, selection))).toEqual(
            reference(entries, industry, solution),
          );
          for (const other of [null, 'a', 'b', 'c']) {
            expect(countOf(entries, selection, 'industry', other)).toBe(
              reference(entries, other, solution).length,
            );
          }
          for (const other of [null, 'x', 'y']) {
            expect(countOf(entries, selection, 'solution', other)).toBe(
              reference(entries, industry, other).length,
            );
          }
        },
      ),
    );
  });

  test('CASES-05 a query without known values keeps everything', () => {
    expect(readSelection('?industry=unknown&solution=&q=a', facets)).toEqual({});
    expect(readSelection('', facets)).toEqual({});
    expect(readSelection('?industry=__proto__', facets)).toEqual({});
  });

  test('CASES-05 a choice that is taken back leaves the other parameters alone', () => {
    expect(withChoices('?industry=a&q=loan', { industry: null })).toBe('?q=loan');
    expect(withChoices('?industry=a', { industry: null, solution: null })).toBe('');
    expect(withChoices('', { industry: 'b' })).toBe('?industry=b');
  });

  test('CASES-02 options are the distinct labels of the data in order of appearance', () => {
    expect(optionsOf(['Retail', 'Legal', 'Retail'])).toEqual([
      { value: 'retail', label: 'Retail' },
      { value: 'legal', label: 'Legal' },
    ]);
    expect(toValue('AI Training & Education')).toBe('ai-training-education');
  });
});
