import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexedPaths } from '../../app/_lib/site-pages';
import { hasContradiction } from '../../app/_lib/structured-data';
import { articles } from '../../content/articles';
import { company } from '../../content/company/company';
import { callHours, officeHours } from '../../content/company/hours';
import { cookiesPage } from '../../content/legal/cookies';
import { type PageHtml, pageAt } from '../support/page-html';
import { graphProblems, type Node, nodesOf } from '../support/structured-data';
import { expect, test } from '../support/test';

const ORIGIN = 'http://localhost:3000';
const at = (path: string) => (path === '/' ? `${ORIGIN}/` : ORIGIN + path);

const graphOf = (head: PageHtml): { '@graph': Node[] } => JSON.parse(head.graphs()[0] ?? '{}');

/** What differs from place to place on the site, which machines are not told. */
const disputed = new RegExp(
  [
    ...['aggregateRating', '"review"', 'ROI[^."\\n]*\\d', '\\d[^."\\n]*ROI', '3-5x', '3\\.5x'],
    ...(hasContradiction(company.founded) ? ['[Ff]ounded', 'foundingDate'] : []),
    ...(hasContradiction(company.hours) ? ['hoursAvailable', officeHours.times, callHours.times] : []),
  ].join('|'),
);

/** Title, description and addresses, each of this page only. */
function metadataProblems(path: string, page: PageHtml): string[] {
  const { title, description } = page;
  const [canonical, metas] = [page.canonical(), page.metas()];
  const article = /^\/(blog(?!\/page)|resources\/(videos|guides))\/./.test(path);
  const named = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image:alt'];
  const checks: [boolean, string][] = [
    [title.length >= 7 && title.length <= 60, `title of ${title.length} characters: ${title}`],
    [description.length >= 70 && description.length <= 160, `description of ${description.length}`],
    [
      canonical.length === 1 && canonical[0] === at(path).replace(/\/$/, ''),
      `canonical ${canonical.join(', ')}`,
    ],
    [named.every((name) => metas[name]), 'lacks Open Graph properties'],
    [metas.robots === undefined, `is not to be indexed: ${metas.robots}`],
    [metas['og:description'] === description, 'og:description differs'],
    [metas['og:url'] === canonical[0], `og:url ${metas['og:url']}`],
    [metas['twitter:card'] === 'summary_large_image', 'no large card'],
    [metas['twitter:image'] === metas['og:image'], 'twitter:image differs'],
    [metas['og:type'] === (article ? 'article' : 'website'), `og:type ${metas['og:type']}`],
    [
      !/^\/blog\/(?!page)/.test(path) || /^\d{4}-\d\d-\d\d/.test(metas['article:published_time'] ?? ''),
      'no date',
    ],
  ];
  return checks.filter(([ok]) => !ok).map(([, what]) => what);
}

/** One whole graph that says what the page says: its address, breadcrumbs, questions and prices. */
function graphFaults(path: string, head: PageHtml): string[] {
  const graph = graphOf(head);
  const ofType = (type: string) => nodesOf(graph).filter((node) => node['@type'] === type);
  const says = (value: unknown) => head.text.includes(String(value).replace(/\s+/g, ' '));
  const listed = ((ofType('BreadcrumbList')[0]?.itemListElement ?? []) as Node[]).map(
    ({ name, item }) => `${name} ${item}`,
  );
  const shown = head.crumbs().map(({ name, href }) => `${name} ${at(href ?? path)}`);
  const checks: [boolean, string][] = [
    [head.graphs().length === 1, `${head.graphs().length} graphs`],
    [!disputed.test((head.graphs()[0] ?? '').replace(/https?:[^\s")]*/g, '')), 'states what is disputed'],
    [shown.join() === listed.join(), `shows ${shown.join(', ')}; the data says ${listed.join(', ')}`],
    ...ofType('Question').flatMap(({ name, acceptedAnswer }): [boolean, string][] => [
      [says(name), `does not ask '${name}'`],
      [says((acceptedAnswer as Node).text), `does not answer '${name}'`],
    ]),
    ...ofType('Offer').map(({ price, priceCurrency }): [boolean, string] => [
      priceCurrency === 'USD' && says(`$${Number(price).toLocaleString('en-US')}`),
      `does not show ${price} ${priceCurrency}`,
    ]),
  ];
  return [...graphProblems(graph, ORIGIN), ...checks.filter(([ok]) => !ok).map(([, what]) => what)];
}

test('every page has its own metadata, share image and structured data that match its text', {
  tag: ['@DECISIONS-02', '@DECISIONS-10', '@DECISIONS-14', '@CURRENCY-14'],
}, async ({ request }) => {
  test.slow();
  const problems: string[] = [];
  const seen = new Map<string, string>();
  const types = new Set<string>();
  expect(indexedPaths.length).toBeGreaterThan(40);
  for (const path of indexedPaths) {
    const head = await pageAt(path);
    for (const node of nodesOf(graphOf(head))) types.add(String(node['@type']));
    const found = [...metadataProblems(path, head), ...graphFaults(path, head)];
    const { title, description } = head;
    const metas = head.metas();
    const name = path === '/' ? '/og/home.png' : `/og${path}.png`;
    if (metas['og:image'] !== ORIGIN + name) found.push(`names ${metas['og:image']}`);
    const answer = await request.get(name);
    const bytes = await answer.body();
    // A PNG begins with its signature; its first block gives width and height.
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join();
    const told = [metas['og:image:width'], metas['og:image:height']].join();
    if (answer.headers()['content-type'] !== 'image/png' || size !== '1200,630' || told !== size)
      found.push(`its image is ${size} and said to be ${told}`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (const own of [title, description, hash]) {
      if (seen.has(own)) found.push(`has the same as ${seen.get(own)}: ${own}`);
      seen.set(own, path);
    }
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['Service', 'Offer', 'FAQPage', 'BreadcrumbList', 'BlogPosting']),
  );
  expect((await request.get('/og/no-such-page.png')).status()).toBe(404);
});

test('llms.txt lists the Markdown version of every page, with a description', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text.replace(/https?:[^\s")]*/g, '')).not.toMatch(disputed);
  expect(text).toContain('Prices are in US dollars.');
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> `));
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(http:\/\/localhost:3000(\/[^)]+)\.md\): .{70,}$/gm)].map(
    (match) => (match[1] === '/index' ? '/' : match[1]),
  );
  expect(listed.sort()).toEqual([...indexedPaths].sort());
});

/** Pages that stand apart from the sitemap. */
const APART = ['/contact/sent', '/contact/not-sent', '/tools/api-test', '/search'];

test('the sitemap lists every indexed page once, and no noindex page', {
  tag: ['@APITEST-05', '@SEARCH-02'],
}, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(\/[^<]*)?<\/loc>/g)].map(
    (match) => match[1] ?? '/',
  );
  const manifest = JSON.parse(readFileSync(join(__dirname, '../../.next/prerender-manifest.json'), 'utf8'));
  const pages = Object.keys(manifest.routes).filter(
    (path) => manifest.routes[path].dataRoute !== null && !path.startsWith('/_'),
  );
  expect([...listed].sort()).toEqual(pages.filter((path) => !APART.includes(path)).sort());
  for (const path of APART) {
    expect(pages).toContain(path);
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
  }
  expect((await request.get('/about')).headers()['x-robots-tag']).toBeUndefined();
  // It has the days that content knows, and never the day of the build.
  const day = (path: string) =>
    new RegExp(`<loc>${ORIGIN}${path}</loc>\\s*(?:<lastmod>([^<]*)</lastmod>)?`).exec(sitemap)?.[1];
  expect(day('/legal/cookies')).toBe(cookiesPage.updated);
  expect(day(articles[0]?.url ?? '')).toBe(articles[0]?.updated ?? articles[0]?.publishDate);
  expect(day('/services/ai-training')).toBeUndefined();
  expect(sitemap).not.toContain(new Date().toISOString().slice(0, 10));
});

test('security.txt says where to report a vulnerability (RFC 9116)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
