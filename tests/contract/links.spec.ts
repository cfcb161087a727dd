import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { industries } from '@/content/industries';
import * as routes from '@/lib/routes';
import { type PageHtml, readHtml } from '../support/page-html';
import { expect, test } from '../support/test';

/** Pages that nothing links to, on purpose. */
const APART = ['/contact/sent', '/contact/not-sent', '/tools/api-test'];

test('every link, anchor and file exists without a redirect, and every page is linked from another', {
  tag: '@ROUTE-14',
}, async ({ request, origin }) => {
  const pages = new Map<string, PageHtml>();
  const files = new Map<string, string>();
  const problems: string[] = [];
  const queue = ['/', ...APART];
  const anchors: { from: string; path: string; hash: string }[] = [];
  /** The pages that link to a path. */
  const linked = new Map([['/', new Set(['/'])]]);

  for (const path of queue) {
    if (pages.has(path)) continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) problems.push(`${path} answers ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    const page = readHtml(await answer.text());
    pages.set(path, page);
    for (const href of page.links) {
      const url = new URL(href, origin + path);
      if (url.origin !== origin) continue;
      if (href === '' || href === '#') problems.push(`${path} has a link to nowhere`);
      // The search lists every page, and each page links to places on itself.
      if (path !== routes.search && path !== url.pathname)
        linked.set(url.pathname, (linked.get(url.pathname) ?? new Set()).add(path));
      if (url.hash)
        anchors.push({ from: path, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) });
      queue.push(url.pathname);
    }
    for (const href of page.files) {
      const url = new URL(href, origin + path);
      if (url.origin !== origin) continue;
      // A drawing that a page places with <use>. A view of a file is a cut of it, and needs no name.
      const name = /^#(?!svgView)(.*)/.exec(url.hash)?.[1];
      if (!href.startsWith('#') && !files.has(url.pathname)) {
        const file = await request.get(url.pathname + url.search, { maxRedirects: 0 });
        if (file.status() !== 200) problems.push(`${path} uses ${url.pathname}: ${file.status()}`);
        files.set(url.pathname, url.pathname.endsWith('.svg') ? await file.text() : '');
      }
      const isThere = href.startsWith('#')
        ? page.ids.has(href.slice(1))
        : !name || files.get(url.pathname)?.includes(`id="${name}"`);
      if (!isThere) problems.push(`${path} draws ${href}, which is not there`);
    }
  }

  for (const { from, path, hash } of anchors) {
    if (pages.has(path) && !pages.get(path)?.ids.has(hash))
      problems.push(`${from} links to ${path}#${hash}, which is not there`);
  }
  const manifest = JSON.parse(readFileSync(join(__dirname, '../../.next/prerender-manifest.json'), 'utf8'));
  for (const path of Object.keys(manifest.routes)) {
    const isPage = manifest.routes[path].dataRoute !== null && !path.startsWith('/_');
    if (isPage && !linked.has(path) && !APART.includes(path)) problems.push(`${path} is linked from nowhere`);
  }
  // Visitors search for what AI does in their industry.
  for (const { ctaLink } of industries)
    if ((linked.get(ctaLink)?.size ?? 0) < 5) problems.push(`${ctaLink} has fewer than five links`);
  expect(problems).toEqual([]);
  expect(pages.size).toBeGreaterThan(40);
});
