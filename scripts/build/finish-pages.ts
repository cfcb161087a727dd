/**
 * Gives each prerendered page its own Content-Security-Policy and its scripts `integrity`, and writes its Markdown
 * version and the sections for the search. Servers send the headers in the `.meta` file beside a page or file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { FILE_POLICY } from '@/lib/http/security-headers.mjs';
import { addBar } from '../deploy-preview/bar';
import { readBuild } from '../deploy-preview/build-info';
import { listFiles } from '../support/list-files';
import { addIntegrity, createPolicy } from './content-security-policy';
import { createMarkdownVersion } from './markdown-version';
import { writeSections } from './search/write-sections';
import { createStyleInliner } from './styles';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A shared cache asks again after an hour and serves what it has meanwhile, so a purge that was forgotten does no harm. */
const SHARED_CACHE = 's-maxage=3600, stale-while-revalidate=86400';

export function addPolicy(meta: string, policy: string): void {
  const metadata = readJson(meta);
  const headers = { 'cache-control': SHARED_CACHE, ...metadata.headers, 'content-security-policy': policy };
  writeFileSync(meta, JSON.stringify({ ...metadata, headers }));
}

/** Pages of a build that would be rendered per request, and so get no policy. */
function findPagesWithoutPolicy(build: string): string[] {
  const { routes, dynamicRoutes } = readJson(join(build, 'prerender-manifest.json'));
  const prerendered = new Set(
    Object.entries<{ srcRoute: string | null }>(routes).map(([path, { srcRoute }]) => srcRoute ?? path),
  );
  for (const [path, { fallback }] of Object.entries<{ fallback: unknown }>(dynamicRoutes))
    if (fallback === false) prerendered.add(path);
    else prerendered.delete(path);
  return Object.entries<string>(readJson(join(build, 'app-path-routes-manifest.json'))).flatMap(
    ([file, path]) => (file.endsWith('/page') && !prerendered.has(path) ? path : []),
  );
}

/**
 * Writes the Markdown version of a page that search engines may list (app/markdown).
 *
 * @param bodies of the route's files
 * @returns the file, or undefined for a page without one
 * @throws Error when it lacks one
 */
function writeMarkdownVersion(page: Root, bodies: readonly string[]): string | undefined {
  const address = (selector: string) => String(select(selector, page)?.properties.href ?? '');
  const alternate = address('link[rel=alternate][type="text/markdown"]');
  if (!alternate) {
    const isListed = !select('meta[name=robots][content*=noindex]', page) && address('link[rel=canonical]');
    if (isListed) throw new Error(`${isListed} names no Markdown version (app/_lib/metadata.ts).`);
    return undefined;
  }
  const { pathname } = new URL(alternate);
  const main = select('main', page);
  const body = bodies.find((file) => file.endsWith(`/markdown${pathname.replace(/\.md$/, '.body')}`));
  if (!main || !body) throw new Error(`${pathname} has no page with a main part, or app/markdown lacks it.`);
  // Next.js writes the home page's canonical address without a slash.
  const canonical = new URL(address('link[rel=canonical]')).href;
  writeFileSync(body, createMarkdownVersion(main, canonical));
  return body;
}

/**
 * Finishes the build in `folder`.
 *
 * @throws Error naming the pages that lack a policy, a Markdown version or sections
 */
export function finishPages(folder: string, env: Record<string, string | undefined> = process.env): void {
  const build = join(folder, '.next');
  const without = findPagesWithoutPolicy(build);
  if (without.length > 0) {
    throw new Error(
      `These pages are not prerendered, so they get no Content-Security-Policy: ${without.join(', ')}. ` +
        'Make them static: no cookies(), headers() or searchParams, and dynamicParams = false.',
    );
  }
  const readBuilt = (path: string) => {
    const file = join(build, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const files = listFiles(build, 'server').flatMap((name) =>
    name.endsWith('.meta') ? join(build, name).replaceAll('\\', '/').slice(0, -'.meta'.length) : [],
  );
  const pages = files.filter((file) => existsSync(`${file}.html`));
  const bodies = files.filter((file) => !pages.includes(file)).map((file) => `${file}.body`);
  for (const body of bodies) addPolicy(body.replace(/body$/, 'meta'), FILE_POLICY);
  const listed = new Map<string, Root>();
  // Only a deploy preview has this file.
  const built = bodies.some((file) => file.endsWith('/$/preview.body')) ? readBuild() : undefined;
  const drawings = listFiles(folder, 'public').filter((name) => name.endsWith('.svg'));
  const styles = createStyleInliner(
    (path) => readBuilt(path)?.toString('utf8'),
    drawings.map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  for (const file of pages) {
    const rendered = readFileSync(`${file}.html`, 'utf8');
    const finished = styles.inline(rendered, fromHtml(rendered));
    const html = built ? addBar(finished, built, env.PREVIEW_EDIT_URL) : finished;
    const page = fromHtml(html);
    writeFileSync(`${file}.html`, addIntegrity(html, page, readBuilt));
    addPolicy(`${file}.meta`, createPolicy(page, env));
    const markdown = writeMarkdownVersion(page, bodies);
    if (markdown) listed.set(markdown, page);
  }
  if (writeSections(build, [...listed.values()], bodies) === 0)
    throw new Error('The build has no pages that the search could read.');
  const empty = bodies.find((file) => file.includes('/markdown/') && !listed.has(file));
  if (empty)
    throw new Error(`No page is at ${empty.replace(/.*\/markdown|\.body$/g, '')} (lib/routes, app/).`);
  styles.checkScripts();
}
