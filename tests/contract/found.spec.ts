import { createHash } from 'node:crypto';
import { company } from '../../content/company';
import { graphProblems, type Node, nodesOf } from '../support/graph';
import { type Head, readHead } from '../support/head';
import { indexedPaths } from '../support/pages';
import { expect, test } from '../support/test';

const ORIGIN = 'http://localhost:3000';
const at = (path: string) => (path === '/' ? `${ORIGIN}/` : ORIGIN + path);

/** Heads of all pages of the sitemap. */
async function heads(
  page: import('@playwright/test').Page,
  request: import('@playwright/test').APIRequestContext,
): Promise<Map<string, Head>> {
  const found = new Map<string, Head>();
  for (const path of await indexedPaths(request)) {
    found.set(path, await readHead(page, await (await request.get(path)).text()));
  }
  expect(found.size).toBeGreaterThan(40);
  return found;
}

const graphOf = (head: Head): { '@graph': Node[] } => JSON.parse(head.graphs[0] ?? '{}');

test('DECISIONS-02 every page has a title and a description of its own, of the length that results show', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [path, { title, description, canonical, og, twitter }] of await heads(page, request)) {
    const wrong = (what: string) => problems.push(`${path}: ${what}`);
    if (title.length < 7 || title.length > 60) wrong(`title of ${title.length} characters: ${title}`);
    if (description.length < 70 || description.length > 160) wrong(`description of ${description.length}`);
    if (titles.has(title)) wrong(`title of ${titles.get(title)}`);
    if (descriptions.has(description)) wrong(`description of ${descriptions.get(description)}`);
    titles.set(title, path);
    descriptions.set(description, path);
    if (canonical.length !== 1 || canonical[0] !== at(path).replace(/\/$/, path === '/' ? '' : '/'))
      wrong(`canonical ${canonical.join(', ')}`);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image:alt'])
      if (!og[name]) wrong(`no ${name}`);
    if (og['og:description'] !== description) wrong('og:description differs');
    if (og['og:url'] !== canonical[0]) wrong(`og:url ${og['og:url']}`);
    if (twitter['twitter:card'] !== 'summary_large_image') wrong('no large card');
    if (twitter['twitter:image'] !== og['og:image']) wrong('twitter:image differs');
    const article = /^\/blog\/(?!page\/)./.test(path);
    if (og['og:type'] !== (article ? 'article' : 'website')) wrong(`og:type ${og['og:type']}`);
    if (article && !/^\d{4}-\d\d-\d\d/.test(og['article:published_time'] ?? '')) wrong('no date');
  }
  expect(problems).toEqual([]);
});

test('every page has a share image of its own, 1200 by 630', async ({ page, request }) => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const [path, { og }] of await heads(page, request)) {
    const image = og['og:image'] ?? '';
    const name = path === '/' ? '/og/home.png' : `/og${path}.png`;
    if (image !== ORIGIN + name) problems.push(`${path} names ${image}`);
    if (og['og:image:width'] !== '1200' || og['og:image:height'] !== '630')
      problems.push(`${path}: size not said`);
    const answer = await request.get(name);
    const bytes = await answer.body();
    if (answer.headers()['content-type'] !== 'image/png') problems.push(`${name} is no PNG`);
    // A PNG begins with its signature; its first block gives width and height.
    if (bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630)
      problems.push(`${name} is of another size`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (seen.has(hash)) problems.push(`${name} is the picture of ${seen.get(hash)}`);
    seen.set(hash, name);
  }
  expect(problems).toEqual([]);
  expect((await request.get('/og/no-such-page.png')).status()).toBe(404);
});

test('every page has one graph of structured data, whose types are complete and whose ids resolve', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  const types = new Set<string>();
  for (const [path, head] of await heads(page, request)) {
    if (head.graphs.length !== 1) problems.push(`${path} has ${head.graphs.length} graphs`);
    if (/<(?!$)/.test(head.graphs[0] ?? '')) problems.push(`${path}: '<' is not escaped`);
    const graph = graphOf(head);
    const nodes = nodesOf(graph);
    for (const node of nodes) types.add(String(node['@type']));
    problems.push(...graphProblems(graph, ORIGIN).map((problem) => `${path}: ${problem}`));
    for (const type of ['Organization', 'WebSite', 'WebPage']) {
      if (graph['@graph'].filter((node) => node['@type'] === type).length !== 1)
        problems.push(`${path}: not one ${type}`);
    }
    if (graph['@graph'].find((node) => node['@type'] === 'WebPage')?.url !== at(path))
      problems.push(`${path}: the page has another address`);
    // Questions and answers of the data are the page's own.
    const words = (text: unknown) => String(text).replace(/\s+/g, ' ');
    for (const { name, acceptedAnswer } of nodes.filter((node) => node['@type'] === 'Question')) {
      const said = words(head.text);
      if (!said.includes(words(name))) problems.push(`${path} does not ask '${name}'`);
      if (!said.includes(words((acceptedAnswer as Node).text)))
        problems.push(`${path} does not answer '${name}'`);
    }
    for (const offer of nodes.filter((node) => node['@type'] === 'Offer')) {
      const usd = `$${Number(offer.price).toLocaleString('en-US')}`;
      if (offer.priceCurrency !== 'USD') problems.push(`${path}: a price that is not in US dollars`);
      if (!head.text.includes(usd)) problems.push(`${path} does not show ${usd}`);
    }
  }
  expect(problems).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['Service', 'Offer', 'FAQPage', 'BreadcrumbList', 'BlogPosting']),
  );
});

test('the crumbs of a page and its BreadcrumbList are the same way', async ({ page, request }) => {
  const problems: string[] = [];
  for (const [path, head] of await heads(page, request)) {
    const list = graphOf(head)['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
    if (path === '/') {
      expect(list).toBeUndefined();
      continue;
    }
    const told = ((list?.itemListElement ?? []) as Node[]).map(({ name, item }) => `${name} ${item}`);
    const shown = head.crumbs.map(({ name, href }) => `${name} ${at(href ?? path)}`);
    if (shown.join() !== told.join())
      problems.push(`${path} shows ${shown.join(', ')}; the data says ${told.join(', ')}`);
  }
  expect(problems).toEqual([]);
});

test('DECISIONS-14 structured data and llms.txt state no founding date, no hours and no return; CURRENCY-14 prices are in US dollars', async ({
  page,
  request,
}) => {
  const llms = await (await request.get('/llms.txt')).text();
  const texts = new Map([['/llms.txt', llms]]);
  for (const [path, head] of await heads(page, request)) texts.set(path, head.graphs.join());
  for (const [path, text] of texts) {
    expect(text, path).not.toMatch(
      /founded|foundingDate|openingHours|9:00 AM|9am|aggregateRating|"review"|"Person"/i,
    );
    expect(text.replace(/https?:[^\s")]*/g, ''), path).not.toMatch(/ROI[^."\n]*\d|\d[^."\n]*ROI|3-5x|3\.5x/);
  }
  expect(llms).toContain('Prices are in US dollars.');
});

test('llms.txt lists the Markdown alternate of every page, with a line about it', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> `));
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(http:\/\/localhost:3000(\/[^)]+)\.md\): .{70,}$/gm)].map(
    (match) => (match[1] === '/index' ? '/' : match[1]),
  );
  expect(listed.sort()).toEqual((await indexedPaths(request)).sort());
});

test('the sitemap gives the days that content knows, and never the day of the build', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const day = (path: string) =>
    new RegExp(`<loc>${ORIGIN}${path}</loc>\\s*(?:<lastmod>([^<]*)</lastmod>)?`).exec(sitemap)?.[1];
  expect(day('/legal/cookies')).toBe('2025-05-07');
  expect(day('/blog/business-leaders-ai-guide-2025')).toBe('2025-05-08');
  expect(day('/services/ai-training')).toBeUndefined();
  expect(sitemap).not.toContain(new Date().toISOString().slice(0, 10));
});

test('the icon of home screens is a picture of 180 by 180', async ({ request }) => {
  const head = await (await request.get('/')).text();
  expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180"/>');
  const bytes = await (await request.get('/apple-touch-icon.png')).body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180]);
});
