import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from './colors';

type Line = { words: string; left: number; top: number; width: number; height: number };

/** The lines of text that a visitor sees, and the fields that have a text, in pixels of the page. Runs in the page. */
function textLines(): Line[] {
  const lines: Line[] = [];
  const add = (words: string, own: Element, { left, top, width, height }: DOMRect) => {
    if (width < 4 || height < 4) return;
    // Something may lie on it, such as an open menu.
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (over && !over.contains(own) && !own.contains(over)) return;
    // A picture of the whole page also has the skip link, which waits above the window.
    if (!own.closest('header') && top > -100 && top < 100) return;
    // A row that scrolls sideways has its next items outside.
    const row = own.closest('[data-sideways], [tabindex="0"], ul, ol')?.getBoundingClientRect();
    if (x > innerWidth || (row && (x > row.right || x < row.left))) return;
    // The plate that the browser paints behind text may be a little smaller than the line.
    lines.push({
      words: words.replace(/\s+/g, ' ').slice(0, 40),
      left: left + scrollX + 2,
      top: top + scrollY + 2,
      width: width - 4,
      height: height - 4,
    });
  };
  const isSeen = (one: Element | null): one is Element => {
    if (!one?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
    for (let box: Element | null = one; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (getComputedStyle(box).display !== 'contents' && (width <= 1 || height <= 1)) return false;
    }
    return !one.closest('script, style, noscript, option, title, desc, template');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [own, words] = [node.parentElement, node.nodeValue?.trim() ?? ''];
    if (!/[\p{L}\p{N}]/u.test(words) || !isSeen(own)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) add(words, own, box);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const { value, placeholder, type } = field;
    if (!(value || placeholder) || /radio|checkbox|range|hidden/.test(type) || !isSeen(field)) continue;
    const { x, y, width, height } = field.getBoundingClientRect();
    add(value || placeholder, field, new DOMRect(x + 3, y + 3, width - 6, height - 6));
  }
  return lines;
}

/**
 * Text that cannot be told from its background in a picture of the page, a line for each. Computed colors do not say
 * so: in forced colors the browser paints a plate of its own behind text.
 *
 * @param least contrast of the lightest and the darkest pixel of a line, which thin letters do not reach in full
 */
export async function unseenText(page: Page, least = 3): Promise<string[]> {
  const lines = await page.evaluate(textLines);
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const contrastOf = ({ left, top, width, height }: Line): number => {
    let [dark, light] = [1, 0];
    const [endX, endY] = [Math.min(left + width, info.width), Math.min(top + height, info.height)];
    for (let y = Math.max(0, Math.round(top)); y < endY; y += 1)
      for (let x = Math.max(0, Math.round(left)); x < endX; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const value = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        dark = Math.min(dark, value);
        light = Math.max(light, value);
      }
    // Nothing of it is in the picture.
    return light < dark ? Number.POSITIVE_INFINITY : (light + 0.05) / (dark + 0.05);
  };
  return lines.filter((line) => contrastOf(line) < least).map(({ words }) => words);
}
