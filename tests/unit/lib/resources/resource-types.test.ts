/** @requirement RESOURCES-02 */
import { filtersOf } from '@/lib/resources/resource-types';

test.each([
  ['Interactive Tool', ['tool']],
  ['Ebook (PDF)', ['guide']],
  ['Calculator', ['calculator']],
  ['Guide', ['guide']],
  ['Template', ['template']],
  ['Checklist', []],
])('%s is kept by %j', (type, kept) => {
  expect(filtersOf(type)).toEqual(kept);
});
