import type { Nodes } from 'hast';
import { indexedPaths } from '@/app/_lib/site-pages';
import { NEEDS_SCRIPT_ATTRIBUTE } from '@/lib/build-attributes';
import { type PageHtml, pageAt } from '../support/page-html';
import { expect, test } from '../support/test';

/** Only letters and digits count: Markdown has its own marks and breaks. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The Markdown without the addresses of its links, which may have brackets themselves. */
const words = (markdown: string) => letters(markdown.replace(/\]\((?:\\.|[^()\\]|\([^()]*\))*\)/g, ']'));

/** Navigation, controls and drawings are not text; the open step of a wizard needs its script. */
const LEFT_OUT = `nav, form, button, svg, [role=img], [aria-hidden=true], script, [${NEEDS_SCRIPT_ATTRIBUTE}], [role=status]`;
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, th, td, caption';

/** The texts of a page: its innermost blocks. */
function textsOf(page: PageHtml): string[] {
  const leftOut = new Set<Nodes>(page.all(LEFT_OUT));
  const blocks = new Set<Nodes>(page.all(BLOCKS));
  const groups = new Set<Nodes>(page.all('div, ul, ol, table'));
  const texts: string[] = [];
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node) || leftOut.has(node)) return '';
    const before = texts.length;
    const text = node.children.map(read).join('');
    const isInnermost = texts.length === before;
    if (isInnermost && groups.has(node)) texts.push('');
    else if (isInnermost && blocks.has(node)) texts.push(text);
    return text;
  };
  page.all('main').forEach(read);
  return texts.filter(Boolean);
}

test('every page has a Markdown version, linked from its head, with all its headings and texts', async ({
  request,
}) => {
  const missing: string[] = [];
  let compared = 0;
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
    const said = words(await answer.text());
    for (const text of textsOf(page)) {
      compared += 1;
      if (!said.includes(letters(text))) missing.push(`${address} lacks '${text}'`);
    }
  }
  expect(missing).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
  expect((await request.get('/services/no-such-page.md')).status()).toBe(404);
});
