import { readQueryFromPath } from '@/components/search/similar-pages';

test.each([
  ['/services/ai-trainings', 'services ai trainings'],
  ['/old/prices.html', 'old prices'],
  ['/caf%C3%A9', 'café'],
  ['/100%', '100'],
  ['/', ''],
])('the unknown path %s searches for %j', (path, words) => {
  expect(readQueryFromPath(path)).toBe(words);
});
