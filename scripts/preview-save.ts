/**
 * Saves the published site in a folder, for previews that are built without a connection to it:
 * `npx tsx scripts/preview-save.ts https://www.company.example published`, then PREVIEW_BASE_URL=published.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listedPaths, mapConcurrently, siteAt } from './build/preview/site';

/** Files that a page shows or offers. */
const FILE = /"(\/[\w./-]+\.(?:css|svg|png|jpg|woff2|pdf|docx|xlsx|pptx))["#?]/g;

async function save(from: string, folder: string): Promise<number> {
  const site = siteAt(from);
  const write = (name: string, bytes: Buffer | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  const files = new Set(['/sitemap.xml']);
  const paths = await listedPaths(site);
  await mapConcurrently(paths, async (path) => {
    const html = (await site.read(path))?.toString() ?? '';
    for (const [, file] of html.matchAll(FILE)) if (file) files.add(file);
    write(path === '/' ? 'index.html' : `${path}.html`, html);
  });
  await mapConcurrently([...files], async (file) => {
    const bytes = await site.read(file);
    if (bytes) write(file, bytes);
  });
  write('index.meta', JSON.stringify({ headers: { 'content-security-policy': await site.policy() } }));
  return paths.length + files.size;
}

const [from = '', folder = ''] = process.argv.slice(2);
save(from, folder).then(
  (count) => process.stdout.write(`${count} pages and files of ${from} are saved in ${folder}\n`),
  (error: unknown) => {
    console.error(`${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  },
);
