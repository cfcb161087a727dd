import { bestHitPerPage } from '@/components/search/best-hit-per-page';
import type { SearchHit } from '@/lib/search/search';

const hit = (href: string, score: number): SearchHit => ({
  passage: { page: 'A page', heading: 'A heading', href, text: 'A text.' },
  score,
  stems: new Set(),
});

test('each page is there once with its best passage, and weak ones are left out', () => {
  const hits = [hit('/faq#one', 0.8), hit('/about', 0.6), hit('/faq#two', 0.5), hit('/contact', 0.01)];
  expect(bestHitPerPage(hits, 3).map(({ passage }) => passage.href)).toEqual(['/faq#one', '/about']);
  expect(bestHitPerPage(hits, 1)).toHaveLength(1);
  expect(bestHitPerPage([], 3)).toEqual([]);
});
