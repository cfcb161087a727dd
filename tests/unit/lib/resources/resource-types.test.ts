import fc from 'fast-check';
import { filtersOf } from '@/lib/resources/resource-types';

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

test('RESOURCES-02 for any type, each filter keeps what the rule keeps', () => {
  const word = fc.constantFrom('Guide', 'ebook', 'EBOOK', 'Tool', 'tools', 'TEMPLATE', 'calculator', 'x');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      const type = words.join(' ');
      const rule = { guide: /guide|ebook/i, tool: /tool/i, template: /template/i, calculator: /calculator/i };
      const kept = Object.entries(rule).flatMap(([filter, pattern]) => (pattern.test(type) ? [filter] : []));
      expect(filtersOf(type)).toEqual(kept);
    }),
  );
});
