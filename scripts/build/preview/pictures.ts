import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { clean } from '@/lib/content/text-marks.preview';
import type { ChangedFile } from '@/lib/preview/compare';
import { ALL_PAGES } from '@/lib/preview/compare';
import type { SiteFiles } from './site';

/** Images of a change on a page as data URLs: published, and in this preview. */
export type PicturePair = { before?: string; after?: string };

/** More images would make the page too heavy to open. */
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
    // Playwright is not installed (npm ci --omit=dev), or the system lacks its libraries.
    return undefined;
  }
}

/** A page whose requests are answered from a site's files; no server runs. */
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

/** @returns undefined when the site has no such page */
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

/** Takes images of the pages that an edit changed, at its place, if there is a browser. */
export async function takePictures(
  causes: readonly ChangedFile[],
  before: SiteFiles,
  after: SiteFiles,
): Promise<{ of: ReadonlyMap<string, PicturePair>; problem?: string }> {
  const places = new Map<string, { old: string; fresh: string }>();
  for (const { kind, path, edits } of causes) {
    if (path) places.set(path, { old: '', fresh: '' });
    if (kind !== 'file') continue;
    for (const edit of edits)
      for (const on of edit.paths)
        if (on !== ALL_PAGES && !places.has(on) && !edit.of)
          places.set(on, { old: edit.before, fresh: edit.after });
  }
  const pictures = new Map<string, PicturePair>();
  if (places.size === 0) return { of: pictures };
  const browser = await openBrowser();
  if (!browser)
    return { of: pictures, problem: 'There are no pictures, because the build found no Chromium.' };
  try {
    const [old, fresh] = [await openSite(browser, before), await openSite(browser, after)];
    for (const [path, text] of [...places].slice(0, MAX_PICTURES)) {
      const [published, here] = [
        await pictureOf(old, before, path, text.old),
        await pictureOf(fresh, after, path, text.fresh),
      ];
      pictures.set(path, { ...(published && { before: published }), ...(here && { after: here }) });
    }
  } catch (error) {
    // A failing browser must not fail the build.
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { of: pictures, problem: `There are no more pictures: ${reason}` };
  } finally {
    await browser.close();
  }
  const left = places.size - MAX_PICTURES;
  return {
    of: pictures,
    ...(left > 0 && { problem: `${left} pages have no pictures, to keep this page light.` }),
  };
}
