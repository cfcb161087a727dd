import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSites } from '@/lib/preview/compare';
import { editAddress, readPreviewSettings } from '@/lib/preview/settings';
import { inFolder, readSite, siteAt } from '@/scripts/build/preview/site';

const pageOf = (origin: string, words: string) =>
  `<html><head><title>Page</title><meta name="description" content="About"><link rel="canonical" href="${origin}/"></head>
<body><header><a href="/">Home</a></header><main><p>${words}</p>
<p>Read <b>${origin}/about</b>, or <a href="/contact">ask us</a>.</p></main></body></html>`;
const sitemap = (origin: string) => `<urlset><url><loc>${origin}/</loc></url></urlset>`;

function folderWith(origin: string, words: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), pageOf(origin, words));
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(origin));
  return folder;
}

let server: Server;
let origin: string;
const answers: Record<string, string> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (request.url === '/old') {
      response.writeHead(308, { Location: '/' });
      response.end();
      return;
    }
    response.statusCode = answer === undefined ? 404 : 200;
    response.setHeader('content-security-policy', "connect-src 'self' https://geo.example");
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(answers, {
    '/': pageOf(origin, 'We ask geo.example for your country.'),
    '/sitemap.xml': sitemap(origin),
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a published site is read from its sitemap, with links, and an address that redirects has no page', async () => {
  const site = await readSite(siteAt(origin), ['/missing', '/old']);
  expect([...site.pages.keys()]).toEqual(['/']);
  const page = site.pages.get('/');
  expect(page?.main).toContainEqual(expect.objectContaining({ links: '/contact' }));
  expect(page?.shared).toEqual([{ text: 'Home', links: '/' }]);
});

test('addresses that only the settings change are no change: the origin, and the service that is asked', async () => {
  const folder = folderWith('https://preview.example', 'We ask ipapi.example for your country.');
  const policy = "connect-src 'self' https://ipapi.example";
  writeFileSync(
    join(folder, 'index.meta'),
    JSON.stringify({ headers: { 'content-security-policy': policy } }),
  );
  const [before, after] = [await readSite(siteAt(origin), []), await readSite(inFolder(folder), [])];
  expect(compareSites(before.pages, after.pages)).toEqual([]);
});

test('a site that does not answer, and one without a sitemap, are told plainly', async () => {
  await expect(readSite(siteAt('http://127.0.0.1:9'), [])).rejects.toThrow();
  await expect(readSite(siteAt(mkdtempSync(join(tmpdir(), 'empty-'))), [])).rejects.toThrow(
    /has no sitemap\.xml/,
  );
});

test('the address of an editor is made from its pattern, which must have {file}', () => {
  const place = { file: 'content/a b.ts', line: 12 };
  expect(editAddress('https://host.example/edit/main/{file}#L{line}', place)).toBe(
    'https://host.example/edit/main/content/a%20b.ts#L12',
  );
  expect(readPreviewSettings({ PREVIEW_BASE_URL: '', PREVIEW_EDIT_URL: '' })).toEqual({});
  expect(() => readPreviewSettings({ PREVIEW_EDIT_URL: 'https://host.example/edit' })).toThrow(
    /PREVIEW_EDIT_URL must contain \{file\}/,
  );
  expect(() => readPreviewSettings({ PREVIEW_EDIT_URL: 'javascript:alert({file})' })).toThrow(
    /PREVIEW_EDIT_URL must be an address/,
  );
});
