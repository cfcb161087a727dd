import { printedPages } from '@/content/resources/downloads';
import { isPrintOutdated } from '@/scripts/documents/printed';

test('every PDF has the current text of its page, and an outdated one is reported', () => {
  expect(printedPages.filter(isPrintOutdated).map(({ name }) => name)).toEqual([]);
  expect(isPrintOutdated({ ...printedPages[0]!, title: 'Another title' })).toBe(true);
});
