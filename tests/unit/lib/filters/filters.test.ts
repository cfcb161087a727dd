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
test('filter choices combine, can be read back from the URL, and each shows how many entries match', () => {
  const entries = ['a x', 'a y', 'b x', 'a z'].map((one) => ({ industry: one[0]!, solution: one[2]! }));
  const url = new URL('https://site.example/?utm=1&solution=none');
  expect(codec.read(url)).toEqual({});
  codec.write(url, setFilterChoice(setFilterChoice({}, 'industry', 'a'), 'solution', 'y'));
  expect(url.search).toBe('?utm=1&solution=y&industry=a');
  const selection = codec.read(url);
  expect(entries.filter((values) => matchesSelection(values, selection))).toEqual([entries[1]]);
  const counts = (name: string, values: (string | null)[]) =>
    values.map((value) => countMatches(entries, selection, name, value));
  expect(counts('industry', [null, 'a', 'b', 'c'])).toEqual([1, 1, 0, 0]);
  expect(counts('solution', [null, 'x', 'y'])).toEqual([3, 1, 1]);
});

// @requirement CASES-02
test('filter options are the distinct labels of the entries in order of appearance', () => {
  expect(listFilterOptions(['Retail', 'Legal', 'Retail'])).toEqual([
    { value: 'retail', label: 'Retail' },
    { value: 'legal', label: 'Legal' },
  ]);
  expect(listFilterOptions(['AI Training & Education'])[0]?.value).toBe('ai-training-education');
});
