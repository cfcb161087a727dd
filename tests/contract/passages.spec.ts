import { gzipSync } from 'node:zlib';
import * as routes from '@/lib/routes';
import { indexedPaths } from '../../app/_lib/site-pages';
import * as buildAttributes from '../../lib/build-attributes';
import { withPrices } from '../../lib/currency/format';
import { type PassageFile, passagesIn, pathOf } from '../../lib/search/passage';
import { type PageHtml, pageAt } from '../support/page-html';
import { expect, test } from '../support/test';

/** Letters and digits only: pages space and punctuate lists and tables in their own way. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

test('every page has passages that repeat its text word for word, and their links have targets', {
  tag: '@SEARCH-04',
}, async ({ request }) => {
  const answer = await request.get(routes.passages);
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const bytes = await answer.body();
  // The chat needs them for its first message, and the search for its first result.
  expect(gzipSync(bytes).length / indexedPaths.length).toBeLessThan(700);
  const passages = passagesIn(JSON.parse(bytes.toString()) as PassageFile);

  const pages = new Map<string, PageHtml & { letters: string }>();
  for (const path of indexedPaths) {
    const page = await pageAt(path);
    pages.set(path, { ...page, letters: lettersOf(page.text) });
  }
  const { needsScript, toPropertyName, ...attributes } = buildAttributes;
  const problems = Object.values(attributes)
    .filter((name) => [...pages.values()].every(({ markup }) => !markup.includes(` ${name}="`)))
    .map((name) => `no page has the attribute ${name}`);
  const covered = new Set(passages.map(pathOf));
  // The search suggests no later page of a list.
  const hasPassages = (path: string) => covered.has(path) || /\/page\/\d/.test(path);
  problems.push(...indexedPaths.filter((path) => !hasPassages(path)).map((path) => `${path} has no passage`));
  for (const { href, heading, text } of passages) {
    const [path = '', anchor] = href.split('#');
    const page = pages.get(path);
    if (!page) problems.push(`'${heading}' leads to ${path}, which is no page`);
    if (anchor !== undefined && !page?.ids.has(anchor))
      problems.push(`'${heading}' leads to ${href}, which has no such anchor`);
    const shown = withPrices(text, (usd) => `$${usd.toLocaleString('en-US')}`);
    // Other words may be between the sentences of a passage, and between what it lists.
    for (const part of shown.split(/\n|(?<=[.!?:]) |; | …/))
      if (page && !page.letters.includes(lettersOf(part)))
        problems.push(`'${heading}' says '${part}', which ${path} does not`);
  }
  expect(problems).toEqual([]);
});
