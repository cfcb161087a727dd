import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { createMarkdownVersion } from '../build/markdown-version';
import type { PageVersion } from './compare-texts';

/** Pages and files of a site, by their addresses on it: the published site or a build. */
export type SiteFiles = { name: string; read: (address: string) => Promise<Buffer | undefined> };

/** What a deploy preview compares. */
export type SiteToCompare = SiteFiles & {
  pages: Map<string, PageVersion>;
  documents: readonly string[];
  /** Links to a section that the page they lead to lacks; `path` is the page with the link. */
  deadLinks: readonly { path: string; href: string }[];
};

/** Links of a Markdown version begin with it, whatever the site's own origin is. */
const ORIGIN = 'http://site.invalid';
const TIMEOUT_MS = 15_000;

/** A site that answers. An address that only leads to another one has no page. */
const openPublished = (origin: string): SiteFiles => ({
  name: origin,
  read: async (address) => {
    const { href } = new URL(address, origin);
    const answer = await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status >= 400 && answer.status !== 404) throw new Error(`${href} answered ${answer.status}`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  },
});

/**
 * Pages and files that `next build` wrote into the folder `.next`, and those of the folder `public` beside it. The
 * framework keeps each page in a folder with a name of its own.
 */
export function openBuild(
  build: string,
): SiteFiles & { paths: string[]; file: (address: string) => string | undefined } {
  const files = new Map<string, string>();
  for (const folder of [join(build, '..', 'public'), join(build, 'server', 'route-cache')])
    for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      if (/\.\w+$/.test(entry))
        files.set(entry.replaceAll('\\', '/').replace(/^.*\/\$\//, ''), join(folder, entry));
  const file = (address: string) => {
    const name = new URL(address, ORIGIN).pathname.slice(1) || 'index';
    if (name.startsWith('_next/static/')) return join(build, name.slice('_next/'.length));
    return files.get(`${name}.html`) ?? files.get(`${name}.body`) ?? files.get(name);
  };
  return {
    name: `the folder '${build}'`,
    file,
    paths: [...files.keys()]
      .filter((name) => /^(?!_).*\.html$/.test(name))
      .map((name) => `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')),
    read: async (address) => {
      const path = file(address);
      return path && existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}

/** The published site: an address, or the folder `.next` of a build of it. */
export const openSite = (from: string): SiteFiles =>
  /^https?:/.test(from) ? openPublished(from) : openBuild(from);

/** The text of an element, as it is written. */
const getText = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(getText).join('') : '';

/** Where a link leads; a place on the same page may have another id in each build. */
const formatLink = ({ tagName, properties: { href } }: Element) =>
  tagName === 'a' && !String(href).startsWith('#') ? ` (${href})` : '';

/** @param neutral a text without the site's own origin, which is a setting */
function createPageVersion(path: string, page: Root, neutral: (text: string) => string): PageVersion {
  const title = getText(select('title', page) ?? page);
  const description = String(select('meta[name=description]', page)?.properties.content ?? '');
  const main = select('main', page);
  // The first line names the page's own address.
  const [, ...lines] = main ? createMarkdownVersion(main, `${ORIGIN}${path}`).split('\n') : [];
  const results = [`Title in search results: ${title}`, `Description in search results: ${description}`];
  return {
    path,
    name: title.replace(/ \| [^|]*$/, ''),
    lines: normalizeLines([...results, ...lines], neutral),
  };
}

const normalizeLines = (lines: readonly string[], neutral: (text: string) => string): string[] =>
  lines
    .map((line) =>
      neutral(line.replace(/\\([^\w\s])/g, '$1'))
        .replaceAll(ORIGIN, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /[\p{L}\d]/u.test(line));

function findDeadLinks(pages: ReadonlyMap<string, Root>): SiteToCompare['deadLinks'] {
  const linksOf = (page: Root) =>
    new Set(selectAll('a[href*="#"]', page).map((link) => link.properties.href));
  return [...pages].flatMap(([path, page]) =>
    [...linksOf(page)].map(String).flatMap((href) => {
      const { pathname, hash } = new URL(href, ORIGIN + path);
      const target = /^[/#]/.test(href) && pages.get(pathname);
      // What follows '=' is the answers of a tool.
      const id = hash.includes('=') ? '' : decodeURIComponent(hash.slice(1));
      const isDead =
        target && id && !selectAll('[id]', target).some(({ properties }) => properties.id === id);
      return isDead ? { path, href } : [];
    }),
  );
}

/**
 * Reads everything of a site that is compared.
 *
 * @param paths of pages that may be there besides those of the sitemap.
 * @throws Error when the site cannot be read
 */
export async function readSite(files: SiteFiles, paths: readonly string[]): Promise<SiteToCompare> {
  const sitemap = await files.read('/sitemap.xml');
  if (!sitemap) throw new Error(`${files.name} has no sitemap.xml`);
  const listed = [...sitemap.toString().matchAll(/<loc>([^<]*)<\/loc>/g)];
  const pages = new Map<string, Root>();
  for (const path of new Set([...listed.map(([, address = '']) => new URL(address).pathname), ...paths])) {
    const bytes = await files.read(path);
    if (bytes) pages.set(path, fromHtml(bytes.toString()));
  }
  const home = pages.get('/');
  if (!home) throw new Error(`${files.name} has no home page`);
  const { origin, host } = new URL(String(select('link[rel=canonical]', home)?.properties.href ?? ORIGIN));
  const neutral = (text: string) => text.replaceAll(origin, '').replaceAll(host, '{site}');
  const around = selectAll('body > :not(main, script, [data-preview]) :is(a, p, h2)', home);
  const lines = normalizeLines(
    around.map((element) => getText(element) + formatLink(element)),
    neutral,
  );
  const links = [...pages.values()].flatMap((page) => selectAll('a[href^="/downloads/"]', page));
  return {
    ...files,
    pages: new Map<string, PageVersion>([
      ...[...pages].map(([path, page]) => [path, createPageVersion(path, page, neutral)] as const),
      ['*', { path: '*', name: 'Around every page', lines }],
    ]),
    documents: [...new Set(links.map(({ properties }) => String(properties.href)))].filter((href) =>
      /^\/downloads\/[^/]+\.\w+$/.test(href),
    ),
    deadLinks: findDeadLinks(pages),
  };
}
