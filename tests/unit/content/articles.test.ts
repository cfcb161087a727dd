/** @requirement BLOG-01 BLOG-06 BLOG-10 BLOG-11 BLOG-13 DECISIONS-01 DECISIONS-05 ENTITIES-03 */
import { allArticles, articles } from '@/content/articles';
import { article } from '@/content/articles/schema';
import { trainTeamAiTools } from '@/content/articles/train-team-ai-tools-approach';
import { checkEntry } from '@/lib/content-check/check';
import { isPublished } from '@/lib/content-check/published';

test('an article with a future date waits for a later build, and a preview shows it and drafts', () => {
  const entry = { draft: false, publishDate: '2026-05-08' };
  const at = (time: string, preview = false) => isPublished(entry, { now: new Date(time), preview });
  expect(at('2026-05-07T23:59:59Z')).toBe(false);
  expect(at('2026-05-07T23:59:59Z', true)).toBe(true);
  expect(at('2026-05-08T00:00:00Z')).toBe(true);
  const draft = { draft: true, publishDate: '2025-01-01' };
  expect([false, true].map((preview) => isPublished(draft, { preview }))).toEqual([false, true]);
  expect(new Set(articles)).toEqual(new Set(allArticles.filter((one) => isPublished(one))));
});

const check = (change: object) => () =>
  checkEntry(article, 'content/articles/x.ts', { ...trainTeamAiTools, ...change }, 'x');
const figure = { kind: 'bars', caption: 'Hours', alt: 'Two bars.', unit: 'h', items: [] };
const bars = [
  { label: 'Before', value: 2 },
  { label: 'After', value: 1 },
];

test.each<[string, object, RegExp]>([
  ['a short text', { body: 'Short.\n\n- [ ] One', figures: {} }, /body has \d+ words\. Write 700 to 1200/],
  [
    'nothing to use',
    { body: 'word '.repeat(800), figures: {} },
    /body has no checklist, table or worked example/,
  ],
  ['a person as author', { author: 'Ada Example' }, /author is 'Ada Example'\. It must be a team/],
  [
    'numbers that nobody calls examples',
    {
      body: `${trainTeamAiTools.body}\n\n::figure{#x}`,
      figures: { ...trainTeamAiTools.figures, x: { ...figure, items: bars } },
    },
    /figures' x's caption is 'Hours'\. It must say 'Example figures' or 'Illustrative'/,
  ],
  [
    'a source that the text does not name',
    { sources: trainTeamAiTools.sources.map((source) => ({ ...source, author: 'Zyxw Vutsr' })) },
    /the first source's author is 'Zyxw Vutsr'\. It must be named in the text/,
  ],
])('an article with %s is refused, and as a draft it is not', (_, change, message) => {
  expect(check(change)).toThrow(message);
  if (!('author' in change)) expect(check({ ...change, draft: true })).not.toThrow();
});
