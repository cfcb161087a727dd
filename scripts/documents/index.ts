/**
 * `npm run documents`: builds the site, prints the PDFs whose text has changed from their pages, and makes the pictures
 * of first pages that the cards show. With `--all` it prints every PDF anew, as after a change of styles.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import { type PrintedPage, printedPages } from '@/content/resources';
import { downloadsFolder, fileNames } from '@/lib/documents/downloads';
import { findBrowser, findProgram, installBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { pictureOf } from './picture';
import { creatorOf, isOlder } from './printed';

/** Addresses in a PDF are public ones, wherever it was printed. */
const origin = process.env.NEXT_PUBLIC_SITE_URL || `https://www.${company.email.split('@')[1]}`;

const launch = (args: string[] = []) => {
  const executablePath = findBrowser();
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
};

/** Prints a page of the site that runs at `local`: tagged, with bookmarks, title and language. */
async function print(one: PrintedPage, local: string): Promise<Buffer> {
  // Chromium writes its user agent into the file as the creator.
  const browser = await launch([`--user-agent=${creatorOf(one)}`]);
  try {
    const page = await browser.newPage({ bypassCSP: true });
    await page.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, local);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(origin + one.path, { waitUntil: 'networkidle' });
    await page.evaluate((title) => {
      document.title = title;
      document.documentElement.lang = 'en-US';
    }, one.title);
    await page.addStyleTag({
      content: `@page article {
          @bottom-left { content: '${company.name}: ${one.title}'; }
          @bottom-right { content: counter(page) ' of ' counter(pages); }
        }
        @page article:first { @bottom-left { content: none; } @bottom-right { content: none; } }`,
    });
    return await page.pdf({ format: 'Letter', tagged: true, outline: true });
  } finally {
    await browser.close();
  }
}

/** Office files as PDFs, by LibreOffice. @returns their bytes by name, none where it is not installed. */
function officePdfs(names: readonly string[]): Map<string, Buffer> {
  const program = findProgram('soffice');
  if (!program) {
    process.stdout.write(`LibreOffice is not installed: the pictures of ${names.join(', ')} stay.\n`);
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
    names.map((name) => [name, readFileSync(join(folder, name.replace(/\.\w+$/, '.pdf')))] as const),
  );
}

async function main(): Promise<void> {
  const older = process.argv.includes('--all') ? printedPages : printedPages.filter(isOlder);
  // The build needs files of these names.
  const made = [
    ...printedPages.map(({ name }) => join(downloadsFolder, name)),
    ...guides.map(({ image }) => join('public', image)),
  ];
  for (const file of made) if (!existsSync(file)) writeFileSync(file, '');
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  installBrowser();
  const site = await startSite();
  try {
    for (const one of older) {
      writeFileSync(join(downloadsFolder, one.name), await print(one, site.origin));
      process.stdout.write(`printed ${one.name}\n`);
    }
  } finally {
    await site.stop();
  }
  const firsts = guides.map((guide) => ({ image: guide.image, name: fileNames(guide)[0] }));
  const office = officePdfs(firsts.map(({ name }) => name).filter((name) => !name.endsWith('.pdf')));
  const browser = await launch();
  for (const { image, name } of firsts) {
    const pdf = name.endsWith('.pdf') ? readFileSync(join(downloadsFolder, name)) : office.get(name);
    if (pdf) writeFileSync(join('public', image), await pictureOf(browser, pdf));
  }
  await browser.close();
}

void main();
