import fc from 'fast-check';
import { buildBlogAddress, getBlogPageAddress, isFiltered, matchesQuery, readQuery } from '@/lib/blog/query';

const categories = ['Automation', 'Training', 'Strategy', 'Guide', 'Data'];
const word = fc.constantFrom('pilot', 'Pilot', 'AI', 'ai', 'a', 'ß', 'İ', '%', '+', '&page=2', '.*', '');
const words = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' '));
const query = fc.record({ q: words, category: fc.constantFrom('', ...categories) });

// @requirement BLOG-12
test('every blog query can be written into the URL and read back', () => {
  const page = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(query, page, fc.constantFrom('', '?utm_source=mail'), (asked, number, search) => {
      const address = buildBlogAddress(search, { ...asked, page: number });
      expect(new URL(address, 'http://x').searchParams.get('utm_source')).toBe(search ? 'mail' : null);
      expect(readQuery(address, categories)).toEqual({
        q: isFiltered(asked) ? asked.q : '',
        category: asked.category,
        page: number,
      });
    }),
  );
});

// @requirement BLOG-03 BLOG-04
test('an article matches a word of its title or excerpt, in any letter case, and its exact category', () => {
  const article = { title: 'A Pilot', excerpt: 'Small STEPS first.', category: 'Training' };
  const matches = (q: string, category = '') => matchesQuery(article, { q, category });
  expect([matches('pilot'), matches(' steps '), matches('a', 'Training')]).toEqual([true, true, true]);
  expect([matches('pilots'), matches('', 'Train'), matches('steps', 'Data')]).toEqual([false, false, false]);
});

// @requirement BLOG-08 BLOG-11
test('the URLs of the blog list', () => {
  const none = { q: '', category: '', page: 1 };
  expect(buildBlogAddress('?q=old&page=3', none)).toBe('/blog');
  expect(buildBlogAddress('', { ...none, page: 2 })).toBe('/blog/page/2');
  expect(buildBlogAddress('?a=1', { q: 'two words', category: 'Data', page: 2 })).toBe(
    '/blog?a=1&q=two+words&category=Data&page=2',
  );
  expect(getBlogPageAddress(1)).toBe('/blog');
});

test.each([
  ['/blog', 1],
  ['/blog/page/3', 3],
  ['/blog?page=2', 2],
  ['/blog/page/2?page=3', 3],
  ['/blog?page=0', 1],
  ['/blog?page=-1', 1],
  ['/blog?page=1e3', 1],
  ['/blog?page=two', 1],
  ['/blog/page/2/3', 1],
])('%s requests page %i', (address, page) => {
  expect(readQuery(address, categories)).toEqual({ q: '', category: '', page });
});
