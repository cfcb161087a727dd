import { searchCodec, wordsOfPath } from '@/lib/search/address';

test('a query lives in the address, and an empty one leaves no trace', () => {
  const url = new URL('https://www.site.example/search?utm_source=mail');
  searchCodec.write(url, 'two words & more');
  expect(searchCodec.read(url)).toBe('two words & more');
  searchCodec.write(url, '');
  expect(url.search).toBe('?utm_source=mail');
});

test.each([
  ['/services/ai-trainings', 'services ai trainings'],
  ['/old/prices.html', 'old prices'],
  ['/caf%C3%A9', 'café'],
  ['/100%', '100'],
  ['/', ''],
])('the address %s asks for %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
