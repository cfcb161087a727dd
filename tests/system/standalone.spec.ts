import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '@/scripts/support/site';
import { sendJson } from '../support/inquiry';
import { makeLockedFolder, strayLines } from '../support/locked-folder';
import { startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const root = join(__dirname, '..', '..');
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
/** What the container copies from the build, as pairs of source and target below the site's folder. */
const copies = [...final.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)].map(
  ([, from = '', to = '']): [string, string] => [from, to],
);
const [program, ...command] = JSON.parse(/^CMD (\[.*\])$/m.exec(final)?.[1] ?? '[]') as string[];

/** Status, headers but those of the moment, and body. */
async function fetchResponse(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = [...response.headers].filter(([name]) => !/^(date|age)$/.test(name)).sort();
  return { path, status: response.status, headers, text: await response.text() };
}

test('the container responds as the build does, writes no file, logs only JSON, and finishes an inquiry before it stops', async ({
  origin: built,
}) => {
  test.setTimeout(300_000);
  const { folder, remove, user } = makeLockedFolder(copies.map(([from, to]) => [join(root, from), to]));
  const relay = await startMailServer();
  const site = await startSite({ SMTP_URL: relay.url }, folder, { command, user });
  /** Every file of the container with the time of its last change. */
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${name} ${lstatSync(join(folder, name)).mtimeMs}`,
    );
  expect({ program, copies }).toEqual({ program: 'node', copies: [['.next/standalone', './']] });
  // The files belong to root.
  expect(final).toContain('\nUSER node\n');
  const before = files();
  const xml = await (await fetch(`${built}/sitemap.xml`)).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const html = await (await fetch(built)).text();
  const statics = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+)/g)].map(([, path = '']) => path);
  const others =
    '/no/such /case-studies/none /blog/page/1 /downloads/none.pdf /logo192.png /robots.txt /feed.xml /llms.txt ' +
    '/services.md /og/services.png /downloads/ai-implementation-guide.pdf /healthz ' +
    // What the build alone can draw, and the framework's image optimizer, which the site does not use.
    '/og/none.png /markdown/none /_next/image /_next/image?url=%2Flogo192.png&w=64&q=75';
  expect(pages.length).toBeGreaterThan(50);
  expect(statics.length).toBeGreaterThan(5);
  for (const path of [...pages, ...statics, ...others.split(' ')]) {
    const [here, there] = await Promise.all([fetchResponse(site.origin, path), fetchResponse(built, path)]);
    expect(here).toEqual(there);
  }
  expect(files()).toEqual(before);
  expect(strayLines(site.log())).toEqual([]);
  expect((await fetchResponse(site.origin, '/')).text).toContain(' integrity="sha256-');

  relay.behave({ kind: 'slow', ms: 2_000 });
  const response = sendJson(site.origin);
  await expect.poll(() => relay.received.length, { timeout: 30_000 }).toBe(1);
  const stopped = site.stop();
  expect((await response).status).toBe(200);
  await stopped;
  expect(relay.received).toHaveLength(1);
  await expect(fetch(site.origin)).rejects.toThrow();
  await relay.stop();
  remove();
});
