/**
 * Contact sheets of the whole site for a designer: `npm run look`. One picture for each family of routes, with the
 * themes side by side, into .screens/. Options follow `--`; `npm run look -- --help` lists them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { compare } from './compare';
import { families } from './families';
import { help, readOptions } from './options';
import { writeSheets } from './sheet';
import { openWindow, type Picture, take } from './take';

const root = join(__dirname, '..', '..');
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Writes the contact sheets. @returns exit code: 1 when a page did not open or a state could not be reached. */
async function look(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    say(help);
    return 0;
  }
  const chosen = families(options.only);
  const total = chosen.reduce((sum, { stops }) => sum + stops.length, 0) * options.widths.length;
  if (total === 0) throw new Error(`No family and no path is named ${options.only.join(', ')}.`);

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

  for (const { name, stops } of chosen) {
    const rows: Picture[][] = [];
    // The widths at the same time: while one page loads, the other is drawn.
    const columns = await Promise.all(
      options.widths.map(async (width) => {
        const own: (Picture[] | undefined)[] = [];
        for (const stop of stops) {
          const context = await openWindow(browser, width, { ...stop, full: options.pages });
          context.setDefaultTimeout(20_000);
          const at = `${stop.path}${stop.name && ` (${stop.name})`} at ${width} px`;
          try {
            const pictures = await take(context, stop, { origin, chosen: options.themes, folder: parts });
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
    for (const index of stops.keys())
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
  say(`${total - failed.length} of ${total} pages, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}

look(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
