import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageVersion } from './compare';

/** Where `next build` keeps each file of the routes, by its name. The folders above it have names of the framework's. */
export function listBuiltFiles(build: string): Map<string, string> {
  const folder = join(build, 'server/route-cache');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.map((name) => [name.replaceAll('\\', '/').replace(/^.*\/\$\//, ''), join(folder, name)]),
  );
}

/** Reads a file of the published site at the address `from`, or of the build in the folder `from`. */
async function readFile(from: string, address: string): Promise<string | undefined> {
  if (!/^https?:/.test(from)) {
    const file = listBuiltFiles(from).get(`${address.replace(/^(.*)\.md$/, '/markdown$1').slice(1)}.body`);
    return file && readFileSync(file, 'utf8');
  }
  const answer = await fetch(new URL(address, from), { signal: AbortSignal.timeout(15_000) });
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${address} answered ${answer.status}`);
  return answer.ok ? answer.text() : undefined;
}

/**
 * Reads the Markdown versions of all pages that llms.txt lists, and llms.txt itself: it has the titles and descriptions
 * of search results.
 *
 * @param from address of the published site, or the folder `.next` of a build
 * @throws Error when the site cannot be read
 */
export async function readSite(from: string): Promise<Map<string, PageVersion>> {
  const list = await readFile(from, '/llms.txt');
  const [, origin] = /\]\((https?:\/\/[^/]+)\/index\.md\)/.exec(list ?? '') ?? [];
  if (!list || !origin) throw new Error(`${from} has no llms.txt with its pages`);
  // A build of the site may have another origin.
  const linesOf = (text: string) =>
    text
      .replace(/\\([^\w\s])/g, '$1')
      .replaceAll(origin, '')
      .split('\n')
      .filter((line) => /[\p{L}\d]/u.test(line.replace(/!\[\]\(.*\)/, '')));
  const titles = { path: '/llms.txt', name: 'Titles and descriptions in search results' };
  const pages = new Map([[titles.path, { ...titles, lines: linesOf(list) }]]);
  for (const [, path = ''] of list.replaceAll(origin, '').matchAll(/\]\((\/[^)]*)\.md\)/g)) {
    // The first line names the page's own address.
    const lines = linesOf((await readFile(from, `${path}.md`)) ?? '').slice(1);
    const name = lines.find((line) => line.startsWith('# '))?.slice(2) ?? path;
    const address = path === '/index' ? '/' : path;
    if (lines.length > 0) pages.set(address, { path: address, name, lines });
  }
  return pages;
}
