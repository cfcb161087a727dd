import type { Page } from '@playwright/test';

/**
 * Text in drawings that is hard to read: smaller than 11 px, outside the page, or touching other text of the same
 * drawing. A drawing that is taken from a file and does not appear, or whose words are smaller than 11 px, and a page
 * that is wider than the window count too.
 *
 * @returns one line for each fault.
 */
export async function drawingText(page: Page): Promise<string[]> {
  // A file of drawings may still be loading; one that never loads is a fault below.
  const arrived = () =>
    [...document.querySelectorAll<SVGUseElement>('main svg > use')]
      .filter((use) => use.checkVisibility())
      .every((use) => use.getBBox().width > 0);
  await page.waitForFunction(arrived, undefined, { timeout: 5_000 }).catch(() => undefined);
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextElement>('main svg text')]
      .filter((text) => text.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .map((text) => {
        const matrix = text.getScreenCTM();
        // Turned text has its scale in `b`.
        const scale = Math.max(matrix?.a ?? 1, Math.abs(matrix?.b ?? 0));
        return {
          words: text.textContent ?? '',
          drawing: text.closest('svg'),
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          box: text.getBoundingClientRect(),
        };
      })
      .filter(({ box }) => box.width > 0);
    // A text box has space above and below its letters; only the letters count.
    const high = ({ top, height }: DOMRect) => top + height * 0.25;
    const low = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left || b.right <= a.left || low(a) <= high(b) || low(b) <= high(a);
    const taken = [...document.querySelectorAll<SVGUseElement>('main svg > use')]
      // Icons have no words.
      .filter((use) => use.checkVisibility() && !use.href.baseVal.startsWith('/icons.svg'))
      .map((use) => {
        const style = getComputedStyle(use);
        // The properties in which a drawing from a file states the sizes of its words.
        const sizes = ['--drawing-label', '--drawing-note'].map((name) =>
          Number.parseFloat(style.getPropertyValue(name) || '99'),
        );
        return {
          href: use.href.baseVal,
          drawn: use.getBBox().width > 0,
          size: Math.min(...sizes) * (use.getScreenCTM()?.a ?? 0),
        };
      });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...taken.filter(({ drawn }) => !drawn).map(({ href }) => `not drawn: ${href}`),
      ...taken
        // The drawings of audiences and industries have no words.
        .filter(
          ({ href, drawn, size }) => drawn && size < 10.99 && !/\/(audiences|industries)\.svg/.test(href),
        )
        .map(({ href, size }) => `small: words of ${href}, ${size.toFixed(1)} px`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
      ...texts
        .filter(({ size }) => size < 10.99)
        .map(({ words, size }) => `small: ${words}, ${size.toFixed(1)} px`),
      ...texts
        .filter(({ box }) => box.left < 0 || box.right > clientWidth)
        .map(({ words }) => `outside: ${words}`),
      ...texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => other.drawing === one.drawing && !apart(one.box, other.box))
          .map((other) => `touching: ${one.words} / ${other.words}`),
      ),
    ];
  });
}
