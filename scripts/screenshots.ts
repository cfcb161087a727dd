/**
 * `npm run screenshots`: a picture of every page and state of the finished build, in every theme, into .screens/.
 * Open index.html there: it shows the themes side by side. Options follow `--`:
 *   --only blog,/about   pages whose path or state has this text
 *   --widths 390,1440    widths of the window in CSS pixels
 *   --themes orange      themes, of lib/theme/theme.ts
 *   --into .screens      folder of the pictures
 *   --compare FOLDER     names each picture that differs from that of an earlier run in FOLDER, and fails then
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { indexedPaths } from '@/app/_lib/site-pages';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/detect';
import { storage } from '@/lib/storage/storage-keys';
import { themes } from '@/lib/theme/theme';
import { launchBrowser } from './support/browser';
import { openState, type PageState, pageStates } from './support/page-states';
import { startSite } from './support/site';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    only: option(''),
    widths: option('390,1440'),
    themes: option(themes.join()),
    into: option('.screens'),
    compare: option(''),
  },
});
const list = (text = '') => text.split(',');
const chosen: PageState[] = [...indexedPaths.map((path) => ({ name: '', path })), ...pageStates].filter(
  ({ path, name }) => list(values.only).some((part) => path.includes(part) || name.includes(part)),
);
const failed: string[] = [];

/** Takes a page at a width in each theme. @returns the names of the files. */
async function take(browser: Browser, origin: string, state: PageState, width: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  await context.route(DEFAULT_GEOLOCATION_URL, (route) => route.fulfill({ json: { country_code: 'US' } }));
  // Messages show the time; a fixed one lets two runs be compared.
  const now = new Date('2026-01-15T10:00:00');
  await context.clock.setFixedTime(now);
  const answer = JSON.stringify({ answer: 'declined', at: now.toISOString() });
  const consent = `localStorage.setItem('${storage.consent.key}', '${answer}')`;
  if (!state.firstVisit) await context.addInitScript(consent);
  const page = await context.newPage();
  const files: string[] = [];
  try {
    await openState(page, state, origin);
    await page.evaluate(() => document.fonts.ready);
    for (const theme of list(values.themes)) {
      await page.evaluate((name) => document.body.setAttribute('class', name), theme);
      const name = `${[state.path, state.name, width, theme].join(' ').replace(/[^\w-]+/g, '_')}.png`;
      const path = join(values.into, name);
      const bytes = await page.screenshot({ path, fullPage: !state.inWindow });
      const earlier = values.compare && join(values.compare, name);
      if (earlier && !(existsSync(earlier) && readFileSync(earlier).equals(bytes)))
        failed.push(`${name} differs`);
      files.push(name);
    }
  } catch (error) {
    failed.push(`${state.path} ${state.name} at ${width} px: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return files;
}

async function main(): Promise<void> {
  const { origin, stop } = await startSite();
  const browser = await launchBrowser(['--no-sandbox', '--disable-gpu']);
  mkdirSync(values.into, { recursive: true });
  const rows: string[] = [];
  for (const [index, state] of chosen.entries()) {
    // The widths at the same time: while one page loads, the other is drawn.
    const taken = await Promise.all(
      list(values.widths).map((width) => take(browser, origin, state, Number(width))),
    );
    const pictures = taken
      .flat()
      .map((file) => `<img src="${file}" loading="lazy" width="${100 / taken.flat().length}%">`);
    rows.push(`<h2>${state.path} ${state.name}</h2>${pictures.join('')}`);
    process.stderr.write(`${index + 1} of ${chosen.length}  ${state.path} ${state.name}\n`);
  }
  writeFileSync(join(values.into, 'index.html'), `<!doctype html><meta charset="utf-8">${rows.join('\n')}`);
  await browser.close();
  await stop();
  for (const line of failed) process.stderr.write(`${line}\n`);
  process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0;
}

void main();
