import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { markdownVersion } from '@/lib/markdown-version/markdown-version';
import type { PageLine, PageVersion } from '@/lib/preview/compare';

/** Pages and files of a site, by their addresses on it: the published site or a build. */
export type SiteFiles = {
  name: string;
  read: (address: string) => Promise<Buffer | undefined>;
  /** The Content-Security-Policy of the home page, which names the service that tells a visitor's country. */
  policy: () => Promise<string>;
};

/** What a preview compares. */
export type PublishedSite = SiteFiles & {
  pages: ReadonlyMap<string, PageVersion>;
  downloads: readonly string[];
};

/** Links of a Markdown version begin with it, whatever the site's own origin is. */
const PLACE = 'http://site.invalid';
const TIMEOUT_MS = 15_000;

/** An address that only leads to another one has no page. */
async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** A site that answers. @throws Error when a page or file cannot be read; one that does not exist is undefined */
const online = (origin: string): SiteFiles => ({
  name: origin,
  read: async (address) => {
    const answer = await ask(new URL(address, origin).href);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  },
  policy: async () => (await ask(origin)).headers.get('content-security-policy') ?? '',
});

/** The files of a folder by their names on the site. The framework keeps each page in a folder with a name of its own. */
function filesIn(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const all = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.\w+$/.test(name));
  return new Map(all.map((name) => [name.replace(/^.*\/\$\//, ''), join(folder, name)]));
}

/** Pages and files that `next build` wrote. @param publicFolder with files beside them */
export function inFolder(
  root: string,
  publicFolder?: string,
): SiteFiles & { paths: string[]; file: (address: string) => string | undefined } {
  const build = join(root, 'server', 'route-cache');
  const files = new Map([
    ...(publicFolder ? filesIn(publicFolder) : []),
    ...filesIn(existsSync(build) ? build : root),
  ]);
  const assets = (name: string) => join(root, name.replace(/^_next\//, ''));
  const find = (name: string) =>
    name.startsWith('_next/static/') && existsSync(assets(name))
      ? assets(name)
      : (files.get(`${name}.html`) ?? files.get(`${name}.body`) ?? files.get(name));
  return {
    name: `the folder '${root}'`,
    file: (address) => find(nameOf(address)),
    paths: [...files.keys()].flatMap((name) => (/^(?!_).*\.html$/.test(name) ? pathOf(name) : [])),
    read: async (address) => {
      const file = find(nameOf(address));
      return file ? readFileSync(file) : undefined;
    },
    policy: async () => {
      const meta = files.get('index.meta');
      return meta ? (JSON.parse(readFileSync(meta, 'utf8')).headers['content-security-policy'] ?? '') : '';
    },
  };
}

const nameOf = (address: string) => new URL(address, 'http://site').pathname.slice(1) || 'index';
const pathOf = (name: string) => `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** The published site: an address, or the folder `.next` of a build of it. */
export const siteAt = (from: string): SiteFiles =>
  /^https?:/.test(from) ? online(from) : inFolder(from, join(from, '..', 'public'));

/** The paths that the sitemap of a site lists. @throws Error when there is no sitemap */
async function listedPaths({ read, name }: SiteFiles): Promise<string[]> {
  const sitemap = await read('/sitemap.xml');
  if (!sitemap) throw new Error(`${name} has no sitemap.xml`);
  return [...sitemap.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Replaces addresses that come from settings by placeholders, so that two copies of a site compare as equal. */
function settingsOf(policy: string, home: Root): (text: string) => string {
  const canonical = String(select('link[rel=canonical]', home)?.properties.href ?? '');
  const origin = canonical && new URL(canonical).origin;
  const [, geolocation] = /connect-src [^;]*?https?:\/\/([^\s;/]+)/.exec(policy) ?? [];
  return (text) => {
    const same = origin ? text.replaceAll(origin, '').replaceAll(new URL(origin).host, '{site}') : text;
    return geolocation ? same.replaceAll(geolocation, '{host}') : same;
  };
}

/** The text of an element, as it is written. */
export const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** A line of Markdown as a reader sees it, and where its links lead. */
function lineOf(markdown: string): PageLine {
  const links: string[] = [];
  const text = markdown
    .replace(/\[((?:\\.|[^\]\\])*)\]\(<?([^)>\s]*)>?[^)]*\)/g, (_, words: string, href: string) => {
      links.push(href.replace(/^http:\/\/site\.invalid/, '') || '/');
      return words;
    })
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, '')
    .replace(/\\([^\w\s])|\*\*|(?<!\w)_|_(?!\w)/g, '$1')
    .replace(/^\||\|$/g, '')
    .replace(/\s+/g, ' ');
  return { text: text.trim(), links: links.join(', ') };
}

const isRead = ({ text }: PageLine) => /[\p{L}\d]/u.test(text);

/** Links, paragraphs and headings around the main part. */
const sharedLines = (page: Root): PageLine[] =>
  selectAll('body > :not(main, script, [data-preview]) :is(a, p, h2)', page).map((element) => ({
    text: textIn(element).replace(/\s+/g, ' ').trim(),
    links: element.tagName === 'a' ? String(element.properties.href ?? '') : '',
  }));

/** @param neutral replaces what only the settings of a build change */
function pageVersion(path: string, page: Root, neutral: (text: string) => string): PageVersion {
  const content = (selector: string) => String(select(selector, page)?.properties.content ?? '');
  const image = content('meta[property="og:image"]');
  const main = select('main', page) as Element | undefined;
  // The first line names the page's own address.
  const [, ...lines] = main ? markdownVersion(main, `${PLACE}${path}`).split('\n') : [];
  const asRead = (all: readonly PageLine[]) =>
    all.filter(isRead).map(({ text, links }) => ({ text: neutral(text), links: neutral(links) }));
  const title = select('title', page);
  return {
    path,
    title: title ? textIn(title) : '',
    description: content('meta[name=description]'),
    ...(image && { image: new URL(image).pathname }),
    main: asRead(lines.map(lineOf)),
    shared: asRead(sharedLines(page)),
  };
}

/**
 * Reads everything of a site that is compared.
 *
 * @param paths of pages that may be there besides those of the sitemap.
 * @throws Error when the site cannot be read
 */
export async function readSite(files: SiteFiles, paths: readonly string[]): Promise<PublishedSite> {
  const pages = new Map<string, Root>();
  for (const path of new Set([...(await listedPaths(files)), ...paths])) {
    const bytes = await files.read(path);
    if (bytes) pages.set(path, fromHtml(bytes.toString()));
  }
  const home = pages.get('/');
  if (!home) throw new Error(`${files.name} has no home page`);
  const neutral = settingsOf(await files.policy(), home);
  const links = [...pages.values()].flatMap((page) =>
    selectAll('a[href^="/downloads/"]', page).map(({ properties }) => String(properties.href)),
  );
  return {
    ...files,
    pages: new Map([...pages].map(([path, page]) => [path, pageVersion(path, page, neutral)])),
    downloads: [...new Set(links)].filter((href) => /^\/downloads\/[^/]+\.\w+$/.test(href)),
  };
}
