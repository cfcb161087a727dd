import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { clean } from '@/lib/content/text-marks.preview';
import type { ChangedFile } from '@/lib/preview/compare';
import { ALL_PAGES } from '@/lib/preview/compare';
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

const WITHOUT_BAR = '<style>[data-preview] { display: none }</style>';

async function openBrowser(): Promise<Browser | undefined> {
  try {
    const { chromium } = await import('@playwright/test');
    const paths = [
      process.env.CHROMIUM_PATH,
      chromium.executablePath(),
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
    ];
    const executablePath = paths.find((path) => path && existsSync(path));
    return executablePath ? await chromium.launch({ executablePath }) : undefined;
  } catch {
    // Not installed: npm ci --omit=dev, or a system without its libraries.
    return undefined;
  }
}

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
    const type = extname(pathname);
    if (!bytes) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: MIME_TYPES[type] ?? `image/${type.slice(1)}`,
      body: type === '' ? clean(bytes.toString()).replace('</head>', `${WITHOUT_BAR}</head>`) : bytes,
    });
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
  });
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** Takes pictures of the pages that an edit changed, at its place, where a browser can be found. */
export async function takePictures(
  causes: readonly ChangedFile[],
  before: SiteFiles,
  after: SiteFiles,
): Promise<{ pictures: ReadonlyMap<string, PicturePair>; problem?: string }> {
  const places = new Map<string, { before: string; after: string }>();
  for (const { kind, path, edits } of causes) {
    if (path) places.set(path, { before: '', after: '' });
    for (const edit of kind === 'file' ? edits : [])
      for (const shown of edit.paths)
        if (shown !== ALL_PAGES && !places.has(shown) && !edit.of) places.set(shown, edit);
  }
  const pictures = new Map<string, PicturePair>();
  if (places.size === 0) return { pictures };
  const browser = await openBrowser();
  if (!browser) return { pictures, problem: 'There are no pictures, because the build found no Chromium.' };
  try {
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
    await browser.close();
  }
  const left = places.size - MAX_PICTURES;
  return left > 0
    ? { pictures, problem: `${left} pages have no pictures, to keep this page light.` }
    : { pictures };
}
