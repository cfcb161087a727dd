import type { Page } from '@playwright/test';

/**
 * Text in drawings that is hard to read: smaller than 12 px in charts and 11 px in other drawings, or touching other
 * text of the same drawing. One line for each.
 */
export const graphicTextFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
        for (const box of matrix ? [own.getBoundingClientRect()] : range.getClientRects())
          if (box.width > 0) found.push({ words, drawing, size, least: matrix ? 10.99 : 12, box });
      }
      return found;
    });
    // A text box has space above and below its letters; only the letters count.
    const high = ({ top, height }: DOMRect) => top + height * 0.25;
    const low = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left || b.right <= a.left || low(a) <= high(b) || low(b) <= high(a);
    return lines.flatMap((one, index) => [
      ...(one.size < one.least ? [`small: ${one.words}, ${one.size.toFixed(1)} px`] : []),
      ...lines
        .slice(index + 1)
        .filter((other) => other.drawing === one.drawing && !apart(one.box, other.box))
        .map((other) => `touching: ${one.words} / ${other.words}`),
    ]);
  });
