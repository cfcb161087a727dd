import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const APART = ['/contact/sent', '/contact/not-sent', '/tools/api-test', '/search'];

test('the default build is for the default origin and may be indexed', {
  tag: ['@DECISIONS-02', '@DECISIONS-10'],
}, async ({ request }) => {
  const about = await request.get('/about');
  expect(about.headers()['x-robots-tag']).toBeUndefined();
  const html = await about.text();
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/about"/>');
  expect(html).not.toContain('name="robots"');
});

test('the sitemap lists every page once, and none that stands apart', {
  tag: ['@APITEST-05', '@CONTACT-20', '@CONTACT-21', '@SEARCH-02'],
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
});
