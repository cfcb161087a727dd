import fc from 'fast-check';
import { createBlogCodec, isFiltered, matchesQuery } from '@/lib/blog/query';
import { listFilterOptions } from '@/lib/filters/filters';

const labels = ['Automation', 'Training', 'Strategy', 'Guide', 'Data'];
const options = listFilterOptions(labels);
const codec = createBlogCodec(1, { name: 'category', legend: 'Category', all: 'All', options });
const word = fc.constantFrom('pilot', 'Pilot', 'AI', 'ai', 'a', 'ß', 'İ', '%', '+', '&page=2', '.*', '');
const words = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' '));
const category = fc.constantFrom('', ...options.map(({ value }) => value));
const read = (address: string) => codec.read(new URL(address, 'http://site'));
function write(address: string, query: ReturnType<typeof read>) {
  const url = new URL(address, 'http://site');
  codec.write(url, query);
  return url.pathname + url.search;
}

// @requirement BLOG-12
test('every blog query can be written into the URL and read back', () => {
  const page = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(
      words,
      category,
      page,
      fc.constantFrom('', '?utm_source=mail'),
      (q, chosen, number, search) => {
        const address = write(`/blog${search}`, { q, category: chosen, page: number });
        expect(new URL(address, 'http://x').searchParams.get('utm_source')).toBe(search ? 'mail' : null);
        const kept = isFiltered({ q, category: chosen }) ? q : '';
        expect(read(address)).toEqual({ q: kept, category: chosen, page: number });
      },
    ),
  );
});

// @requirement BLOG-03 BLOG-04
test('an article matches a word of its title or excerpt, in any letter case, and its exact category', () => {
  const article = { title: 'A Pilot', excerpt: 'Small STEPS first.', category: 'Training' };
  const matches = (q: string, category = '') => matchesQuery(article, { q, category });
  expect([matches('pilot'), matches(' steps '), matches('a', 'training')]).toEqual([true, true, true]);
  expect([matches('pilots'), matches('', 'train'), matches('steps', 'data')]).toEqual([false, false, false]);
});

// @requirement BLOG-08 BLOG-11
test('the URLs of the blog list', () => {
  const none = { q: '', category: '', page: 1 };
  expect(write('/blog?q=old&page=3', none)).toBe('/blog');
  expect(write('/blog', { ...none, page: 2 })).toBe('/blog/page/2');
  expect(write('/blog/page/2?a=1', { q: 'two words', category: 'data', page: 2 })).toBe(
    '/blog?a=1&q=two+words&page=2&category=data',
  );
  expect(read('/blog?category=Data').category).toBe('data');
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
  expect(read(address)).toEqual({ q: '', category: '', page });
});
