import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { type Theme, themes } from '@/lib/theme/theme';
import { openState, type PageState } from '../support/page-states';

/** One page at one width in one theme: a file, and its size in pixels of the sheet. */
export type Picture = { file: string; caption: string; width: number; height: number };

/** Scale on the sheet: a phone's text stays readable, a desktop's recognizable. */
const scaleOf = (width: number) => (width < 600 ? 0.75 : width < 1100 ? 0.6 : 0.5);

/** A window of one width, whose visitor has answered the cookie banner or not. */
export async function openWindow(
  browser: Browser,
  width: number,
  { firstVisit = false, full = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: full ? 1 : scaleOf(width),
    reducedMotion: 'reduce',
  });
  await context.route('https://ipapi.co/**', (route) => route.fulfill({ json: { country_code: 'US' } }));
  // Chat messages show the time; a fixed one lets two runs be compared.
  const now = new Date('2026-01-15T10:00:00');
  await context.clock.setFixedTime(now);
  if (!firstVisit) {
    const answer = JSON.stringify({ answer: 'declined', at: now.toISOString() });
    await context.addInitScript((text) => localStorage.setItem('site.consent', text), answer);
  }
  return context;
}

/**
 * Takes a page in each theme. What is fixed to the window (menus, chat, banner) is taken as the window shows it,
 * everything else as a whole page.
 */
export async function take(
  context: BrowserContext,
  state: PageState,
  { origin, chosen, folder }: { origin: string; chosen: readonly Theme[]; folder: string },
): Promise<Picture[]> {
  const page = await context.newPage();
  await openState(page, state, origin);
  await page.evaluate(() => document.fonts.ready);
  const { width = 0 } = page.viewportSize() ?? {};
  const scale = await page.evaluate(() => window.devicePixelRatio);
  const pictures: Picture[] = [];
  for (const theme of chosen) {
    await page.evaluate(
      ([all, one]) => {
        document.body.classList.remove(...all);
        document.body.classList.add(one);
      },
      [themes, theme] as const,
    );
    const name = [state.path, state.name, width, theme].join(' ').replace(/[^\w-]+/g, '_');
    const file = join(folder, `${name}.png`);
    const fullPage = state.group !== 'shell';
    await page.screenshot({ path: file, fullPage });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    pictures.push({
      file,
      caption: [state.path, state.name, `${width} px`, theme].filter(Boolean).join(' · '),
      width: Math.round(width * scale),
      height: Math.round((fullPage ? height : (page.viewportSize()?.height ?? 0)) * scale),
    });
  }
  await page.close();
  return pictures;
}
