import { findRelated } from '@/lib/collections/related-entries';

// @requirement CASES-10
test('entries with more in common come first, ties keep the order of the list, and there is a limit', () => {
  const entry = (id: string, ...topics: string[]) => ({ id, topics });
  const all = [
    entry('one service', 'Data', 'a'),
    entry('none', 'Data', 'z'),
    entry('itself', 'Guide', 'a', 'b'),
    entry('category', 'Guide', 'z'),
    entry('both services', 'Data', 'b', 'a'),
    entry('everything', 'Guide', 'a', 'b'),
  ];
  const find = (limit: number) => findRelated(all[2]!, all, limit, ({ topics }) => topics);
  expect(find(3).map(({ id }) => id)).toEqual(['everything', 'both services', 'one service']);
  expect(find(9)).toHaveLength(4);
});
