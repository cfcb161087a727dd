import { gzipSync } from 'node:zlib';
import { indexedPaths } from '../../app/_lib/site-pages';
import { searchSynonyms } from '../../content/search/search-synonyms';
import { splitAtPrices } from '../../lib/currency/format';
import type { PassageFile } from '../../lib/search/passage';
import { type PageHtml, readHtml } from '../support/page-html';
import { expect, test } from '../support/test';

/** Amounts that a text names: '$1,200', and the dollars of `{usd:1200}`. */
function amountsOf(text: string): string[] {
  const literal = text.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
  const prices = splitAtPrices(text).filter((_, index) => index % 2 === 1);
  return [...literal, ...prices.map((usd) => `$${Number(usd).toLocaleString('en-US')}`)];
}

test('every page has passages, their links lead to places, and their amounts are on their pages', {
  tag: '@SEARCH-04',
}, async ({ request }) => {
  const answer = await request.get('/passages.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const bytes = await answer.body();
  // The budget of the first message.
  expect(gzipSync(bytes).length).toBeLessThan(130_000);
  const { passages, synonyms }: PassageFile = JSON.parse(bytes.toString());
  expect(synonyms).toEqual(searchSynonyms);

  const pages = new Map<string, PageHtml>();
  for (const path of indexedPaths) pages.set(path, readHtml(await (await request.get(path)).text()));
  const covered = new Set(passages.map(({ href }) => href.replace(/#.*/, '')));
  const problems = indexedPaths.filter((path) => !covered.has(path)).map((path) => `${path} has no passage`);
  for (const { href, heading, text } of passages) {
    const [path = '', anchor] = href.split('#');
    const page = pages.get(path);
    if (!page) problems.push(`'${heading}' leads to ${path}, which is no page`);
    if (anchor !== undefined && !page?.ids.has(anchor))
      problems.push(`'${heading}' leads to ${href}, which has no such anchor`);
    for (const amount of amountsOf(text))
      if (!page?.text.includes(amount))
        problems.push(`'${heading}' says ${amount}, which ${path} does not show`);
  }
  expect(problems).toEqual([]);
});
