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
