import { extname } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ALL_PAGES, type SiteChange } from '@/lib/preview/compare';
import { findBrowser } from '../../support/browser';
import type { SiteFiles } from './site';

/** The place of a change on a page, as data addresses: published, and in this preview. */
export type PicturePair = { before?: string | undefined; after?: string | undefined };

/** More pictures would make the page too heavy to open. */
const MAX_PICTURES = 24;
const WIDTH = 1000;
const HEIGHT = 640;
const ORIGIN = 'http://site.invalid';
const MIME_TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page whose requests the files of a site answer; no server runs. */
async function openSite(browser: Browser, site: SiteFiles): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 0.6,
    javaScriptEnabled: false,
  });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const bytes = await site.read(pathname).catch(() => undefined);
    if (!bytes) return route.fulfill({ status: 404 });
    const type = extname(pathname);
    const contentType = MIME_TYPES[type] ?? `image/${type.slice(1)}`;
    return route.fulfill({ contentType, body: bytes });
  });
  return page;
}

/** @returns nothing where the site has no such page */
async function pictureOf(
  page: Page,
  site: SiteFiles,
  path: string,
  text: string,
): Promise<string | undefined> {
  if (!(await site.read(path))) return undefined;
  await page.goto(ORIGIN + path);
  const place = page.getByText(text.slice(0, 80)).first();
  const box = text && (await place.count()) > 0 ? await place.boundingBox() : null;
  const y = Math.max(0, (box?.y ?? 0) - HEIGHT / 3);
  const bytes = await page.screenshot({
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    clip: { x: 0, y, width: WIDTH, height: HEIGHT },
    style: '[data-preview] { display: none }',
  });
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** The first change of each page, since a picture shows one. New and removed pages are shown from their top. */
function firstChanges(changes: readonly SiteChange[]): Map<string, { before: string; after: string }> {
  const first = new Map<string, { before: string; after: string }>();
  for (const { kind, path, edits } of changes) {
    if (path && kind !== 'changed') first.set(path, { before: '', after: '' });
    for (const edit of edits)
      for (const shown of edit.paths)
        if (shown !== ALL_PAGES && !first.has(shown) && edit.kind !== 'title' && edit.kind !== 'description')
          first.set(shown, edit);
  }
  return first;
}

/** Takes pictures of the pages that an edit changed, at its place, where a browser can be found. */
export async function takePictures(
  changes: readonly SiteChange[],
  before: SiteFiles,
  after: SiteFiles,
): Promise<{ pictures: ReadonlyMap<string, PicturePair>; problem?: string }> {
  const places = firstChanges(changes);
  const pictures = new Map<string, PicturePair>();
  if (places.size === 0) return { pictures };
  const executablePath = findBrowser();
  if (!executablePath)
    return { pictures, problem: 'There are no pictures, because the build found no Chromium.' };
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath });
    const [oldPage, newPage] = [await openSite(browser, before), await openSite(browser, after)];
    for (const [path, text] of [...places].slice(0, MAX_PICTURES))
      pictures.set(path, {
        before: await pictureOf(oldPage, before, path, text.before),
        after: await pictureOf(newPage, after, path, text.after),
      });
  } catch (error) {
    // A failing browser must not fail the build.
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { pictures, problem: `There are no more pictures: ${reason}` };
  } finally {
    await browser?.close();
  }
  const left = places.size - MAX_PICTURES;
  return {
    pictures,
    ...(left > 0 && { problem: `${left} pages have no pictures, to keep this page light.` }),
  };
}
