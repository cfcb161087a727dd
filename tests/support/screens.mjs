/**
 * Takes pictures of pages for a person to look at: 390 and 1440 px, three themes.
 * Usage: node tests/support/screens.mjs ORIGIN FOLDER PATH [PATH …]   (THEMES, WIDTHS, FULL=0 narrow it)
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const [origin, folder, ...paths] = process.argv.slice(2);
const themes = (process.env.THEMES ?? 'orange,dark-orange,light-orange').split(',');
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const width of widths) {
  for (const theme of themes) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    await context.route('https://ipapi.co/**', (route) => route.fulfill({ json: { country_code: 'US' } }));
    await context.addInitScript((name) => {
      localStorage.setItem('site.theme', name);
      localStorage.setItem(
        'site.consent',
        JSON.stringify({ answer: 'declined', at: new Date().toISOString() }),
      );
    }, theme);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const name =
        path === '/'
          ? 'home'
          : path
              .replaceAll('/', '_')
              .replace(/^_/, '')
              .replace(/[?=&#]/g, '-');
      await page.screenshot({
        path: join(folder, `${name}-${width}-${theme}.png`),
        fullPage: process.env.FULL !== '0',
      });
    }
    await context.close();
  }
}
await browser.close();
