import { extname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import type { SiteChange } from './compare';
import type { SiteFiles } from './read-site';
import { splitShownTexts } from './sources';

/** The place of a change on a page, as data addresses: published, and in this preview. */
export type PicturePair = { before: string | undefined; after: string | undefined };

/** More pictures would make the page too heavy to open. */
const MAX_PICTURES = 24;
const WIDTH = 1000;
const HEIGHT = 640;
const ORIGIN = 'http://site.invalid';
const MIME_TYPES: Record<string, string> = { '': 'text/html; charset=utf-8', '.css': 'text/css' };

/** A page whose requests the files of a site answer; no server runs. */
async function openSite(browser: Browser, site: SiteFiles): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 0.6,
    javaScriptEnabled: false,
  });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await site.read(pathname).catch(() => undefined);
    const type = extname(pathname);
    const contentType = MIME_TYPES[type] ?? `image/${type === '.svg' ? 'svg+xml' : type.slice(1)}`;
    return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 });
  });
  return page;
}

/** @returns nothing where the site has no such page */
async function takePicture(
  page: Page,
  site: SiteFiles,
  path: string,
  text: string,
): Promise<string | undefined> {
  if (!(await site.read(path))) return undefined;
  await page.goto(ORIGIN + path);
  const [longest = ''] = text
    .split('\n')
    .flatMap(splitShownTexts)
    .sort((a, b) => b.length - a.length);
  const place = page.getByText(longest.trim().slice(0, 80)).first();
  const box = longest && (await place.count()) > 0 ? await place.boundingBox() : null;
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

/** Takes pictures of the pages that an edit changed, at its first place, where a browser can be found. */
export async function takePictures(
  changes: readonly SiteChange[],
  before: SiteFiles,
  after: SiteFiles,
): Promise<{ pictures: ReadonlyMap<string, PicturePair>; problem?: string }> {
  const places = new Map<string, { before: string; after: string }>();
  for (const { path, changes: all } of changes) {
    for (const { edits, paths } of all)
      for (const shown of paths) if (edits[0] && !places.has(shown)) places.set(shown, edits[0]);
    if (path && all.length === 0) places.set(path, { before: '', after: '' });
  }
  const pictures = new Map<string, PicturePair>();
  const paths = [...places].filter(([path]) => !extname(path) && path.startsWith('/'));
  if (paths.length === 0) return { pictures };
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const [oldPage, newPage] = [await openSite(browser, before), await openSite(browser, after)];
    for (const [path, text] of paths.slice(0, MAX_PICTURES))
      pictures.set(path, {
        before: await takePicture(oldPage, before, path, text.before),
        after: await takePicture(newPage, after, path, text.after),
      });
  } catch (error) {
    // A failing browser must not fail the build.
    const [reason] = String(error).split('\n');
    return { pictures, problem: `There are no more pictures: ${reason}` };
  } finally {
    await browser?.close();
  }
  const left = paths.length - MAX_PICTURES;
  return left > 0
    ? { pictures, problem: `${left} pages have no pictures, to keep this page light.` }
    : { pictures };
}
