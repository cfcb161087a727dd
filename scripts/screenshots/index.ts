/**
 * Contact sheets of the whole site for a designer: `npm run screenshots`. One picture for each group of pages, with the
 * themes side by side, into .screens/. Options follow `--`; `npm run screenshots -- --help` lists them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { compare } from './compare';
import { writeSheets } from './contact-sheet';
import { help, readOptions } from './options';
import { pageGroups } from './page-groups';
import { openWindow, type Picture, take } from './take';

const root = join(__dirname, '..', '..');
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Writes the contact sheets. @returns exit code: 1 when a page did not open or a state could not be reached. */
async function writeContactSheets(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    say(help);
    return 0;
  }
  const chosen = pageGroups(options.only);
  const total = chosen.reduce((sum, { pages }) => sum + pages.length, 0) * options.widths.length;
  if (total === 0) throw new Error(`No group and no path is named ${options.only.join(', ')}.`);

  const site = options.origin ? undefined : await startSite();
  const origin = options.origin ?? site?.origin ?? '';
  const folder = resolve(root, options.into);
  const parts = join(folder, options.pages ? 'pages' : '.parts');
  mkdirSync(parts, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const earlier = options.compare && join(resolve(root, options.compare), 'pages');
  const failed: string[] = [];
  let done = 0;

  for (const { name, pages } of chosen) {
    const rows: Picture[][] = [];
    // The widths at the same time: while one page loads, the other is drawn.
    const columns = await Promise.all(
      options.widths.map(async (width) => {
        const own: (Picture[] | undefined)[] = [];
        for (const state of pages) {
          const context = await openWindow(browser, width, { ...state, full: options.pages });
          context.setDefaultTimeout(20_000);
          const at = `${state.path}${state.name && ` (${state.name})`} at ${width} px`;
          try {
            const pictures = await take(context, state, { origin, chosen: options.themes, folder: parts });
            own.push(pictures);
            if (earlier)
              for (const { file } of pictures) {
                const difference = compare(file, earlier, join(folder, 'differences'));
                if (difference) failed.push(difference);
              }
          } catch (error) {
            own.push(undefined);
            failed.push(`${at}: ${String(error).split('\n')[0]}`);
          }
          await context.close();
          done += 1;
          say(`${String(done).padStart(String(total).length)} of ${total}  ${at}`);
        }
        return own;
      }),
    );
    if (earlier) continue;
    for (const index of pages.keys())
      for (const own of columns) {
        const pictures = own[index];
        if (pictures) rows.push(pictures);
      }
    const written = await writeSheets(browser, name, rows, { folder, parts });
    say(`wrote ${written.map((file) => relative(root, file)).join(', ')}`);
  }

  await browser.close();
  await site?.stop();
  if (!options.pages) rmSync(parts, { recursive: true });
  for (const line of failed) say(`failed: ${line}`);
  say(`${total} pages, ${failed.length} failures`);
  return failed.length > 0 ? 1 : 0;
}

writeContactSheets(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
