import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSites } from '@/scripts/deploy-preview/compare';
import { openBuild, openSite, readSite } from '@/scripts/deploy-preview/read-site';

const pageOf = (origin: string) =>
  `<html><head><title>Page | Site</title><meta name="description" content="About"><link rel="canonical" href="${origin}/"></head>
<body><header><a href="/">Home</a> <a href="#_R_1_" id="_R_1_">Menu</a></header><main><p>Read <b>${origin}/about</b>, or <a href="/contact">ask us</a>.</p>
<p id="here">See <a href="#here">this</a>, <a href="/#ther">that</a> and <a href="#a=1">this result</a>.</p></main></body></html>`;
const sitemap = (origin: string) => `<urlset><url><loc>${origin}/</loc></url></urlset>`;

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const answer = { '/': pageOf(origin), '/sitemap.xml': sitemap(origin) }[String(url)];
    if (url === '/old') response.setHeader('Location', '/');
    response.statusCode = url === '/old' ? 308 : answer ? 200 : 404;
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a site read from its sitemap equals a build with another origin, and redirects are not pages', async () => {
  const published = await readSite(openSite(origin), ['/missing', '/old']);
  expect([...published.pages.values()]).toEqual([
    {
      path: '/',
      name: 'Page',
      lines: [
        'Title in search results: Page | Site',
        'Description in search results: About',
        'Read **/about**, or [ask us](/contact).',
        'See [this](/#here), [that](/#ther) and [this result](/#a=1).',
      ],
    },
    { path: '*', name: 'Around every page', lines: ['Home (/)', 'Menu'] },
  ]);
  expect(published.deadLinks).toEqual([{ path: '/', href: '/#ther' }]);
  const build = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(build, 'server/route-cache/APP_PAGE/1/$');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf('https://preview.example'));
  writeFileSync(join(folder, 'sitemap.xml.body'), sitemap('https://preview.example'));
  expect(compareSites(published.pages, (await readSite(openBuild(build), [])).pages)).toEqual([]);
});

test('reports a site that does not respond and a site without a sitemap', async () => {
  await expect(readSite(openSite('http://127.0.0.1:9'), [])).rejects.toThrow();
  await expect(readSite(openSite(mkdtempSync(join(tmpdir(), 'empty-'))), [])).rejects.toThrow(
    /has no sitemap\.xml/,
  );
});
