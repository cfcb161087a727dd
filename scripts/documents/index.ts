/**
 * `npm run documents`: prints the PDFs whose text has changed from their pages, as `next dev` serves them, and makes the
 * pictures of the first pages of changed files, which the cards show. With `--all` it makes everything anew, as after a
 * change of styles; with `--origin http://localhost:3000` it prints from a site that runs already.
 *
 * It ends with 1 and says why when it cannot make one of them. Then it leaves the old one, or none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import { type PrintedPage, printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
import { escapeMarkup } from '@/lib/markdown/render-html';
import { findProgram, installBrowser, launchBrowser } from '../support/browser';
import { startSite } from '../support/site';
import {
  GUIDE_COVER_SIZE,
  isCoverOutdated,
  isPrintOutdated,
  listCovers,
  recordCover,
  recordPrinted,
} from './printed';

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
async function print({ path, title }: PrintedPage, local: string): Promise<Buffer> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.route(`${origin}/**`, async (route) => {
      const request = route.request();
      const response = await route.fetch({ url: request.url().replace(origin, local), timeout: 120_000 });
      const body = request.isNavigationRequest() && prepareForPrint(await response.text(), title);
      await route.fulfill({ response, ...(body && { body }) });
    });
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 180_000 });
    return await page.pdf({ format: 'Letter', tagged: true, outline: true });
  } finally {
    await browser.close();
  }
}

/** Why each file that could not be made is missing or older than its source. */
const failures: string[] = [];

/** Office files as PDFs, by LibreOffice. @returns their bytes by name, none for those that it cannot open. */
function convertOfficeFiles(names: readonly string[]): Map<string, Buffer> {
  const program = findProgram('soffice');
  if (!program || names.length === 0) {
    failures.push(...names.map((name) => `${name} has no picture of its first page: install LibreOffice`));
    return new Map();
  }
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const files = names.map((name) => join(downloadsFolder, name));
  execFileSync(
    program,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--convert-to', 'pdf', '--outdir', folder],
      ...files,
    ],
    { stdio: 'ignore', timeout: 240_000 },
  );
  return new Map(
    names.flatMap((name) => {
      const pdf = join(folder, name.replace(/\.\w+$/, '.pdf'));
      if (existsSync(pdf)) return [[name, readFileSync(pdf)] as const];
      failures.push(`${name} has no picture of its first page: LibreOffice cannot open it here`);
      return [];
    }),
  );
}

declare const pdfjsLib: typeof import('pdfjs-dist');

/** Draws the first page of a PDF, or the upper part of a high one, as a WebP image. */
async function takePicture(browser: Browser, pdf: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  for (const name of ['pdf', 'pdf.worker'])
    await page.addScriptTag({ path: `node_modules/pdfjs-dist/legacy/build/${name}.mjs`, type: 'module' });
  await page.waitForFunction('globalThis.pdfjsLib && globalThis.pdfjsWorker', null, { timeout: 120_000 });
  const address = await page.evaluate(
    async ({ base64, width, height }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const first = await (await pdfjsLib.getDocument({ data }).promise).getPage(1);
      const full = first.getViewport({ scale: 1 });
      const scale = width / full.width;
      // A wide page, such as a slide, stands in the middle.
      const viewport = first.getViewport({ scale, offsetY: Math.max(0, (height - full.height * scale) / 2) });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const canvasContext = canvas.getContext('2d') as CanvasRenderingContext2D;
      await first.render({ canvasContext, viewport }).promise;
      return canvas.toDataURL('image/webp', 0.85);
    },
    { base64: pdf.toString('base64'), ...GUIDE_COVER_SIZE },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The site that `--origin http://localhost:3000` names, or a `next dev` of its own. */
async function openSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const place = process.argv.indexOf('--origin');
  const named = place < 0 ? undefined : process.argv[place + 1];
  if (named) return { origin: named, stop: async () => {} };
  const command = ['node_modules/next/dist/bin/next', 'dev'];
  return startSite({ NODE_ENV: 'development' }, undefined, { command });
}

async function main(): Promise<void> {
  const isAll = process.argv.includes('--all');
  const older = isAll ? printedPages : printedPages.filter(isPrintOutdated);
  installBrowser();
  if (older.length > 0) {
    const site = await openSite();
    try {
      for (const page of older) {
        writeFileSync(join(downloadsFolder, page.name), await print(page, site.origin));
        recordPrinted(page);
        process.stdout.write(`printed ${page.name}\n`);
      }
    } finally {
      await site.stop();
    }
  }
  const covers = listCovers(guides).filter((cover) => isAll || isCoverOutdated(cover));
  const office = convertOfficeFiles(covers.map(({ name }) => name).filter((name) => !name.endsWith('.pdf')));
  const browser = await launchBrowser();
  for (const cover of covers) {
    const { image, name } = cover;
    const pdf = name.endsWith('.pdf') ? readFileSync(join(downloadsFolder, name)) : office.get(name);
    if (!pdf) continue;
    writeFileSync(join('public', image), await takePicture(browser, pdf));
    recordCover(cover);
    process.stdout.write(`made public${image}\n`);
  }
  await browser.close();
  process.stderr.write(failures.map((failure) => `${failure}.\n`).join(''));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void main();
