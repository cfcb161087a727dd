import fc from 'fast-check';
import { relatedArticles } from '@/lib/blog/related';

const article = fc.record({
  id: fc.string({ minLength: 1 }),
  category: fc.constantFrom('Guide', 'Data', 'Training'),
  services: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 }),
});

test('BLOG-10 related articles share a category or a service, are at most three, and never the article itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(article, { selector: ({ id }) => id, minLength: 1 }), (all) => {
      const [one] = all;
      const related = relatedArticles(one!, all);
      const could = all.filter(
        (other) =>
          other !== one &&
          (other.category === one!.category || other.services.some((id) => one!.services.includes(id))),
      );
      expect(related).not.toContain(one);
      expect(related).toHaveLength(Math.min(3, could.length));
      for (const other of related) expect(could).toContain(other);
    }),
  );
});

test('BLOG-10 those that share more come first, and otherwise the order of the list holds', () => {
  const of = (id: string, category: string, ...services: string[]) => ({ id, category, services });
  const all = [
    of('one service', 'Data', 'a'),
    of('none', 'Data', 'z'),
    of('itself', 'Guide', 'a', 'b'),
    of('category', 'Guide', 'z'),
    of('both services', 'Data', 'b', 'a'),
    of('everything', 'Guide', 'a', 'b'),
  ];
  expect(relatedArticles(all[2]!, all).map(({ id }) => id)).toEqual([
    'everything',
    'both services',
    'one service',
  ]);
  expect(relatedArticles(all[2]!, all, 9)).toHaveLength(4);
});
