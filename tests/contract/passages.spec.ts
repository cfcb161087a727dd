import { searchSynonyms } from '../../content/search/search-synonyms';
import type { PassageFile } from '../../lib/search/passage';
import { indexedPaths } from '../support/pages';
import { type PageText, passageFaults } from '../support/passage-faults';
import { expect, test } from '../support/test';

test('every page has passages, their links lead to places, and their amounts are on their pages', {
  tag: '@SEARCH-04',
}, async ({ page, request }) => {
  const answer = await request.get('/passages.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const { passages, synonyms }: PassageFile = await answer.json();
  expect(synonyms).toEqual(searchSynonyms);

  const pages = new Map<string, PageText>();
  for (const path of await indexedPaths(request)) {
    const html = await (await request.get(path)).text();
    const { ids, text } = await page.evaluate((source) => {
      // Without scripting, what is in `noscript` is parsed too.
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      return {
        ids: [...(main?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
        text: main?.textContent ?? '',
      };
    }, html);
    pages.set(path, { ids: new Set(ids), text });
  }
  expect(passageFaults(passages, pages)).toEqual([]);

  await test.step('a planted fault is named', () => {
    const [first, ...others] = passages;
    if (!first) throw new Error('no passages');
    expect(
      passageFaults(
        passages.filter(({ href }) => !href.startsWith('/faq')),
        pages,
      ),
    ).toEqual(['/faq has no passage']);
    const training = { ...first, heading: 'Training', href: '/services/ai-training' };
    expect(passageFaults([{ ...training, text: 'Base price {usd:2001}.' }, first, ...others], pages)).toEqual(
      ["'Training' says $2,001, which /services/ai-training does not show"],
    );
    expect(passageFaults([{ ...training, href: '/faq#no-such-place' }, first, ...others], pages)).toEqual([
      "'Training' leads to /faq#no-such-place, which has no such anchor",
    ]);
  });
});

test('the passages and the words for the same thing fit the budget of the first message', {
  tag: '@SEARCH-04',
}, async ({ request }) => {
  const answer = await request.get('/passages.json', { headers: { 'Accept-Encoding': 'gzip' } });
  const { gzipSync } = await import('node:zlib');
  expect(gzipSync(await answer.body()).length).toBeLessThan(125_000);
});
