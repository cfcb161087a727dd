import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { brandColors } from '../../lib/theme/brand-colors';
import type { Picture } from './take';

/** Height of a column in pixels at most; what is taller is cut into even ones. */
const COLUMN = 2400;
/** A sheet that grows beyond this goes on in a second file, so that a viewer can open it. */
const SHEET = 9000;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function columns({ file, width, height }: Picture): string {
  const count = Math.ceil(height / COLUMN);
  const each = Math.ceil(height / count);
  const rows = Array.from({ length: count }, (_, index) => index * each);
  return rows
    .map(
      (top) =>
        `<div class="column" style="width:${width}px;height:${Math.min(each, height - top)}px;background:url('${encodeURIComponent(basename(file))}') 0 -${top}px / ${width}px auto no-repeat"></div>`,
    )
    .join('');
}

const row = (pictures: readonly Picture[]) =>
  `<section>${pictures.map((picture) => `<figure><figcaption>${escaped(picture.caption)}</figcaption><div>${columns(picture)}</div></figure>`).join('')}</section>`;

const heightOf = (pictures: readonly Picture[]) =>
  Math.max(...pictures.map(({ height }) => height / Math.ceil(height / COLUMN))) + 140;

const page = (title: string, rows: readonly Picture[][]) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: max-content; padding: 32px; background: #c9ced0; font: 500 22px/1.3 system-ui, sans-serif; color: ${brandColors.ink} }
  h1 { margin: 0 0 16px; font-size: 40px }
  section { display: flex; gap: 48px; align-items: flex-start; margin-bottom: 40px }
  figure { margin: 0; width: min-content } figure > div { display: flex; gap: 12px; align-items: flex-start }
  figcaption { margin-bottom: 8px; min-width: 16em }
</style><h1>${escaped(title)}</h1>${rows.map(row).join('')}`;

/**
 * Lays pictures out on one sheet or, when they do not fit, on several: a row for each page and width, the themes
 * side by side.
 *
 * @returns the files written.
 */
export async function writeSheets(
  browser: Browser,
  name: string,
  rows: readonly Picture[][],
  { folder, parts }: { folder: string; parts: string },
): Promise<string[]> {
  const sheets: Picture[][][] = [];
  let room = 0;
  for (const pictures of rows) {
    const last = sheets.at(-1);
    if (last && room >= heightOf(pictures)) last.push(pictures);
    else {
      sheets.push([pictures]);
      room = SHEET;
    }
    room -= heightOf(pictures);
  }
  const files: string[] = [];
  for (const [index, own] of sheets.entries()) {
    const part = sheets.length > 1 ? `${name}-${index + 1}` : name;
    const source = join(parts, `${part}.html`);
    const count = sheets.length > 1 ? `, sheet ${index + 1} of ${sheets.length}` : '';
    writeFileSync(source, page(name + count, own));
    const view = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await view.goto(`file://${source}`);
    // As wide as its content: a page's picture ends at the window otherwise.
    const width = await view.evaluate(() => Math.ceil(document.body.getBoundingClientRect().width));
    await view.setViewportSize({ width, height: 600 });
    const file = join(folder, `${part}.png`);
    await view.screenshot({ path: file, fullPage: true });
    await view.close();
    files.push(file);
  }
  return files;
}
