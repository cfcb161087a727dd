import type { Page } from '@playwright/test';

/**
 * Text in drawings that is hard to read: smaller than 12 px in charts and 11 px in other drawings, outside the page, or
 * touching other text of the same drawing. A drawing that is taken from a file and does not appear, and a page that is
 * wider than the window count too.
 *
 * @returns one line for each fault.
 */
export async function graphicTextFindings(page: Page): Promise<string[]> {
  // A file of drawings may still be loading; one that never loads is a fault below.
  const arrived = () =>
    [...document.querySelectorAll<SVGUseElement>('main svg > use')]
      .filter((use) => use.checkVisibility())
      .every((use) => use.getBBox().width > 0);
  await page.waitForFunction(arrived, undefined, { timeout: 5_000 }).catch(() => undefined);
  return page.evaluate(() => {
    /** Every line of text in drawings, with its size in pixels. */
    const lines = [...document.querySelectorAll('main svg, main [role=img]')].flatMap((drawing) => {
      const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
      const found: { words: string; drawing: Element; size: number; least: number; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement as Element;
        const words = node.nodeValue?.trim() ?? '';
        if (!words || own.closest('svg, [role=img]') !== drawing || own.closest('title, desc')) continue;
        if (!own.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
        const matrix = own instanceof SVGGraphicsElement ? own.getScreenCTM() : null;
        // Turned text has its scale in `b`.
        const scale = Math.max(matrix?.a ?? 1, Math.abs(matrix?.b ?? 0));
        const size = Number.parseFloat(getComputedStyle(own).fontSize) * scale;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = matrix ? [own.getBoundingClientRect()] : [...range.getClientRects()];
        for (const box of boxes)
          if (box.width > 0) found.push({ words, drawing, size, least: matrix ? 10.99 : 12, box });
      }
      return found;
    });
    // A text box has space above and below its letters; only the letters count.
    const high = ({ top, height }: DOMRect) => top + height * 0.25;
    const low = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left || b.right <= a.left || low(a) <= high(b) || low(b) <= high(a);
    const taken = [...document.querySelectorAll<SVGUseElement>('main svg > use')]
      .filter((use) => use.checkVisibility())
      .map((use) => {
        // The property in which a drawing from a file states the size of its words, if it has any.
        const size = Number.parseFloat(getComputedStyle(use).getPropertyValue('--drawing-label') || '99');
        return {
          href: use.href.baseVal,
          width: use.getBBox().width,
          size: size * (use.getScreenCTM()?.a ?? 0),
        };
      });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...taken.filter(({ width }) => width === 0).map(({ href }) => `not drawn: ${href}`),
      ...taken
        .filter(({ href, width, size }) => width > 0 && size < 10.99 && href.includes('/services'))
        .map(({ href, size }) => `small: words of ${href}, ${size.toFixed(1)} px`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
      ...lines
        .filter(({ size, least }) => size < least)
        .map(({ words, size }) => `small: ${words}, ${size.toFixed(1)} px`),
      ...lines
        // A row that scrolls has its next drawings outside.
        .filter(
          ({ drawing, box }) =>
            !drawing.closest('[data-sideways]') && (box.left < 0 || box.right > clientWidth),
        )
        .map(({ words }) => `outside: ${words}`),
      ...lines.flatMap((one, index) =>
        lines
          .slice(index + 1)
          .filter((other) => other.drawing === one.drawing && !apart(one.box, other.box))
          .map((other) => `touching: ${one.words} / ${other.words}`),
      ),
    ];
  });
}
