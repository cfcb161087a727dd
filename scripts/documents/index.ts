/**
 * `npm run documents`: prints the PDFs whose text has changed from their pages, as `next dev` serves them. With `--all` it
 * prints all of them, as after a change of styles; with `--origin http://localhost:3000` it prints from a site that runs
 * already.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { company } from '@/content/company/company';
import { type PrintedPage, printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
import { escapeMarkup } from '@/lib/markdown/render-html';
import { installBrowser, launchBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { isPrintOutdated, recordPrinted } from './printed';

/** Addresses in a PDF are public ones, wherever it was printed. */
const origin = process.env.NEXT_PUBLIC_SITE_URL || `https://www.${company.email.split('@')[1]}`;

/** A page with the title, the language and the running foot of its PDF. */
const prepareForPrint = (html: string, title: string): string =>
  html
    .replace(/<html lang="[^"]*"/, '<html lang="en-US"')
    .replace(/<title>[^<]*/, `<title>${escapeMarkup(title)}`)
    .replace(
      '</head>',
      `<style>@page article {
        @bottom-left { content: '${company.name}: ${title}'; }
        @bottom-right { content: counter(page) ' of ' counter(pages); }
      }
      @page article:first { @bottom-left { content: none; } @bottom-right { content: none; } }</style></head>`,
    );

/** Prints a page of the site that runs at `local`: tagged, with bookmarks, title and language. */
async function print(browser: Browser, { path, title }: PrintedPage, local: string): Promise<Buffer> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const response = await route.fetch({ url: request.url().replace(origin, local), timeout: 120_000 });
    const body = request.isNavigationRequest() && prepareForPrint(await response.text(), title);
    await route.fulfill({ response, ...(body && { body }) });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 180_000 });
  return page.pdf({ format: 'Letter', tagged: true, outline: true });
}

const { values } = parseArgs({ options: { origin: { type: 'string' }, all: { type: 'boolean' } } });

async function main(): Promise<void> {
  const older = values.all ? printedPages : printedPages.filter(isPrintOutdated);
  if (older.length === 0) return;
  installBrowser();
  const command = ['node_modules/next/dist/bin/next', 'dev'];
  const site = values.origin
    ? undefined
    : await startSite({ NODE_ENV: 'development' }, undefined, { command });
  const local = values.origin ?? site?.origin ?? '';
  const browser = await launchBrowser();
  try {
    for (const page of older) {
      writeFileSync(join(downloadsFolder, page.name), await print(browser, page, local));
      recordPrinted(page);
      process.stdout.write(`printed ${page.name}\n`);
    }
  } finally {
    await Promise.all([browser.close(), site?.stop()]);
  }
}

void main();
