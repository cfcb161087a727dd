import fc from 'fast-check';
import {
  countMatches,
  createFilterCodec,
  type Facet,
  listFilterOptions,
  matchesSelection,
  setFilterChoice,
} from '@/lib/filters/filters';

const options = (values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const facets: Facet[] = [
  { name: 'industry', legend: 'Industry', all: 'All', options: options(['a', 'b', 'c']) },
  { name: 'solution', legend: 'Solution', all: 'All', options: options(['x', 'y']) },
];
const codec = createFilterCodec(facets);

// @requirement CASES-05
test('filter choices combine, can be read back from the URL, and each states how many entries it leaves', () => {
  const [industries, solutions] = [
    ['a', 'b', 'c'],
    ['x', 'y'],
  ];
  const entry = fc.record({
    industry: fc.constantFrom(...industries),
    solution: fc.constantFrom(...solutions, 'z'),
  });
  const entries = fc.array(entry, { maxLength: 12 });
  const choice = (values: string[]) => fc.option(fc.constantFrom(...values));
  fc.assert(
    fc.property(entries, choice(industries), choice(solutions), (all, industry, solution) => {
      const kept = (wanted: string | null, other: string | null) =>
        all.filter(
          (one) => one.industry === (wanted ?? one.industry) && one.solution === (other ?? one.solution),
        );
      const url = new URL('https://site.example/?utm=1');
      codec.write(url, setFilterChoice(setFilterChoice({}, 'industry', industry), 'solution', solution));
      const selection = codec.read(url);
      expect(url.searchParams.get('utm')).toBe('1');
      expect(all.filter((values) => matchesSelection(values, selection))).toEqual(kept(industry, solution));
      for (const other of [null, ...industries])
        expect(countMatches(all, selection, 'industry', other)).toBe(kept(other, solution).length);
      for (const other of [null, ...solutions])
        expect(countMatches(all, selection, 'solution', other)).toBe(kept(industry, other).length);
    }),
  );
});

// @requirement CASES-02
test('filter options are the distinct labels of the entries in order of appearance', () => {
  expect(listFilterOptions(['Retail', 'Legal', 'Retail'])).toEqual([
    { value: 'retail', label: 'Retail' },
    { value: 'legal', label: 'Legal' },
  ]);
  expect(listFilterOptions(['AI Training & Education'])[0]?.value).toBe('ai-training-education');
});
