import fc from 'fast-check';
import { matches } from '@/lib/filters/filters';
import { filtersOf } from '@/lib/resources/resource-types';

/** The rule as the specification and the decision state it. */
function keeps(filter: string, type: string): boolean {
  const has = (word: string) => new RegExp(word, 'i').test(type);
  if (filter === 'all') return true;
  return filter === 'guide' ? has('guide') || has('ebook') : has(filter);
}

const filters = ['all', 'guide', 'tool', 'template', 'calculator'];
const shown = (filter: string, type: string) =>
  matches({ type: filtersOf(type) }, filter === 'all' ? {} : { type: filter });

test.each([
  ['Interactive Tool', ['tool']],
  ['Ebook (PDF)', ['guide']],
  ['Calculator', ['calculator']],
  ['Guide', ['guide']],
  ['Template', ['template']],
  ['Checklist', []],
])('RESOURCES-02 %s is kept by %j', (type, kept) => {
  expect(filtersOf(type)).toEqual(kept);
});

test('RESOURCES-02 for any type and filter the list keeps what the rule keeps', () => {
  const word = fc.constantFrom(
    'Guide',
    'ebook',
    'EBOOK',
    'Tool',
    'tools',
    'TEMPLATE',
    'calculator',
    'Checklist',
  );
  const type = fc
    .array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 4 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(type, fc.constantFrom(...filters), (text, filter) => {
      expect(shown(filter, text)).toBe(keeps(filter, text));
    }),
    { numRuns: 500 },
  );
});
