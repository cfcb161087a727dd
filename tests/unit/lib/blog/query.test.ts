import { createBlogCodec, matchesQuery } from '@/lib/blog/query';
import { listFilterOptions } from '@/lib/filters/filters';

const labels = ['Automation', 'Training', 'Strategy', 'Guide', 'Data'];
const options = listFilterOptions(labels);
const codec = createBlogCodec(1, { name: 'category', legend: 'Category', all: 'All', options });
const read = (address: string) => codec.read(new URL(address, 'http://site'));
function write(address: string, query: ReturnType<typeof read>) {
  const url = new URL(address, 'http://site');
  codec.write(url, query);
  return url.pathname + url.search;
}

// @requirement BLOG-03 BLOG-04
test('an article matches a word of its title or excerpt, in any letter case, and its exact category', () => {
  const article = { title: 'A Pilot', excerpt: 'Small STEPS first.', category: 'Training' };
  const matches = (q: string, category = '') => matchesQuery(article, { q, category });
  expect([matches('pilot'), matches(' steps '), matches('a', 'training')]).toEqual([true, true, true]);
  expect([matches('pilots'), matches('', 'train'), matches('steps', 'data')]).toEqual([false, false, false]);
});

// @requirement BLOG-08 BLOG-11 BLOG-12
test('the URLs of the blog list', () => {
  const none = { q: '', category: '', page: 1 };
  expect(write('/blog?q=old&page=3', none)).toBe('/blog');
  expect(write('/blog', { ...none, page: 2 })).toBe('/blog/page/2');
  const query = { q: 'two words & %', category: 'data', page: 2 };
  const address = write('/blog/page/2?a=1', query);
  expect(address).toBe('/blog?a=1&q=two+words+%26+%25&page=2&category=data');
  expect(read(address)).toEqual(query);
  expect(read('/blog?category=Data').category).toBe('data');
});

test.each([
  ['/blog/page/3', 3],
  ['/blog?page=2', 2],
  ['/blog/page/2?page=3', 3],
  ['/blog?page=0', 1],
  ['/blog?page=1e3', 1],
  ['/blog/page/2/3', 1],
])('%s requests page %i', (address, page) => {
  expect(read(address)).toEqual({ q: '', category: '', page });
});
