import { gzipSync } from 'node:zlib';
import * as routes from '@/lib/routes';
import { indexedPaths } from '../../app/_lib/site-pages';
import { withPrices } from '../../lib/currency/format';
import { pathOf, type Section } from '../../lib/search/section';
import { type PageHtml, pageAt } from '../support/page-html';
import { expect, test } from '../support/test';

/** What a section may cost on average, compressed. */
const MAX_BYTES = 100;

/** Letters and digits only: pages space and punctuate lists and tables in their own way. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

test('the search sections of every page repeat its text verbatim, and their links have targets', {
  tag: '@SEARCH-04',
}, async ({ request }) => {
  const answer = await request.get(routes.sections);
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const bytes = await answer.body();
  const sections: Section[] = JSON.parse(bytes.toString());

  const pages = new Map<string, PageHtml & { letters: string }>();
  for (const path of indexedPaths) {
    const page = await pageAt(path);
    pages.set(path, { ...page, letters: lettersOf(page.text) });
  }
  const problems: string[] = [];
  const covered = new Set(sections.map(pathOf));
  // The search suggests no later page of a list.
  const hasSections = (path: string) => covered.has(path) || /\/page\/\d/.test(path);
  problems.push(...indexedPaths.filter((path) => !hasSections(path)).map((path) => `${path} has no section`));
  for (const { href, heading, text } of sections) {
    const [path = '', anchor] = href.split('#');
    const page = pages.get(path);
    if (!page) problems.push(`'${heading}' leads to ${path}, which is no page`);
    if (anchor !== undefined && !page?.ids.has(anchor))
      problems.push(`'${heading}' leads to ${href}, which has no such anchor`);
    const shown = withPrices(text, (usd) => `$${usd.toLocaleString('en-US')}`);
    // Other words may be between the sentences of a section, and between what it lists.
    for (const part of shown.split(/\n|(?<=[.!?:]) |; | …/))
      if (page && !page.letters.includes(lettersOf(part)))
        problems.push(`'${heading}' says '${part}', which ${path} does not`);
  }
  expect(problems).toEqual([]);
  // The file grows with the content, and each section is short.
  expect(gzipSync(bytes).length / sections.length).toBeLessThan(MAX_BYTES);
});
