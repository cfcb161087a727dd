/** @requirement BLOG-01 BLOG-06 BLOG-10 BLOG-11 BLOG-13 DECISIONS-01 ENTITIES-03 */

import { allArticles, articles } from '@/content/articles';
import { company } from '@/content/company/company';
import { checkServices } from '@/content/landing-page/check-references';
import { services } from '@/content/services';
import { isPublished } from '@/lib/content/published';
import { relatedArticles } from '@/lib/content/related';
import { countWords, plainBlocks } from '@/lib/markdown/blocks';

test('an article with a future date waits for a later build, and a draft for a preview', () => {
  const entry = { draft: false, publishDate: '2026-05-08' };
  const at = (time: string, preview = false) => isPublished(entry, { now: new Date(time), preview });
  expect(at('2026-05-07T23:59:59Z')).toBe(false);
  expect(at('2026-05-07T23:59:59Z', true)).toBe(false);
  expect(at('2026-05-08T00:00:00Z')).toBe(true);
  const draft = { draft: true, publishDate: '2025-01-01' };
  expect([false, true].map((preview) => isPublished(draft, { preview }))).toEqual([false, true]);
  expect(new Set(articles)).toEqual(new Set(allArticles.filter((one) => isPublished(one))));
});

test.each(allArticles.map((entry) => [entry.id, entry] as const))(
  '%s has its length, a tool to use, example figures that say so, and named sources',
  (_, entry) => {
    expect(entry.author).toMatch(new RegExp(`^${company.name} [a-z ]+ team$`));
    expect(countWords(entry.body)).toBeGreaterThanOrEqual(700);
    expect(countWords(entry.body)).toBeLessThanOrEqual(1200);
    expect(
      entry.body.some(
        (block) =>
          block.kind === 'table' ||
          block.kind === 'aside' ||
          (block.kind === 'list' && block.items.some(({ checked }) => checked !== null)),
      ),
    ).toBe(true);

    for (const figure of Object.values(entry.figures))
      if (figure.kind !== 'steps') expect(figure.caption).toMatch(/illustrative|example figures/i);
    const text = plainBlocks(entry.body).join(' ');
    const unnamed = entry.sources.filter(
      ({ author }) => !author.match(/\p{Lu}[\p{L}’]{2,}/gu)?.some((name) => text.includes(name)),
    );
    expect(unnamed).toEqual([]);
    expect(relatedArticles(entry, articles).length).toBeGreaterThan(0);
  },
);

test('an article that leads to a service twice, or to none that exists, is refused', () => {
  const names = (ids: string[]) => () =>
    checkServices('content/articles', [{ id: 'x', services: ids }], services);
  expect(names(['ai-training', 'workflow-automation'])).not.toThrow();
  expect(names(['ai-trainings'])).toThrow(
    "content/articles/x.ts: services: there is no service 'ai-trainings'. Use one of: ",
  );
  expect(names(['ai-training', 'ai-training'])).toThrow(
    "'ai-training' stands here twice. Keep one of the two.",
  );
});
