import { indexedPaths } from '@/app/_lib/site-pages';
import { NEEDS_SCRIPT_ATTRIBUTE } from '@/lib/build-attributes';
import { pageAt } from '../support/page-html';
import { expect, test } from '../support/test';

/** Only letters and digits count: Markdown has its own marks and breaks. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Without :is(), which takes several times as long. */
const headingsIn = (...parts: string[]) =>
  parts.flatMap((part) => ['h1', 'h2', 'h3'].map((heading) => `${part} ${heading}`)).join(', ');

test('every page has a Markdown version, linked from its head, with all its headings', async ({
  request,
}) => {
  const missing: string[] = [];
  for (const path of indexedPaths) {
    const page = await pageAt(path);
    const address = path === '/' ? '/index.md' : `${path}.md`;
    const [link] = page.all('link[type="text/markdown"]');
    expect(link?.properties.href, path).toBe(`http://localhost:3000${address}`);
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers(), address).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const said = letters(await answer.text());
    // Navigation and the parts that need scripts are left out.
    const leftOut = page.words(headingsIn('nav', 'form', `[${NEEDS_SCRIPT_ATTRIBUTE}]`));
    for (const text of page.words(headingsIn('main')))
      if (!leftOut.includes(text) && !said.includes(letters(text))) missing.push(`${path}: ${text}`);
  }
  expect(missing).toEqual([]);
});
