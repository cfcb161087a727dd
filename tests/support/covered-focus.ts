import type { Page } from '@playwright/test';

/**
 * Watches what has the keyboard's focus: at each press of Tab it measures where the press before has led to.
 *
 * @returns how many presses lead through the page.
 */
function watchFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const found: string[] = [];
    (window as unknown as { coveredFocus: string[] }).coveredFocus = found;
    const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    );
    const seen = new Set<Element>();
    const measure = () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
        return;
      if (seen.has(focused)) return;
      seen.add(focused);
      // A control drawn by its label is as large as the label.
      const shown =
        focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused);
      const words = (focused.getAttribute('aria-label') ?? shown.textContent ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      const say = (what: string) =>
        found.push(`${focused.tagName.toLowerCase()} '${words.slice(0, 40)}' ${what}`);
      const rects = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // In a field of several lines the browser brings the line of the caret into view.
      if (focused instanceof HTMLTextAreaElement && rects[0])
        rects.splice(0, 1, new DOMRect(rects[0].x, rects[0].y, rects[0].width, 48));
      const root = getComputedStyle(document.documentElement);
      const [above, below] = [
        Number.parseFloat(root.scrollPaddingTop),
        Number.parseFloat(root.scrollPaddingBottom),
      ];
      const free = window.innerHeight - above - below;
      for (const at of rects) {
        const covers = fixed.flatMap((element) => {
          if (element.contains(focused) || focused.contains(element)) return [];
          if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return [];
          const cover = element.getBoundingClientRect();
          const [left, right] = [Math.max(at.left, cover.left), Math.min(at.right, cover.right)];
          const [top, bottom] = [Math.max(at.top, cover.top), Math.min(at.bottom, cover.bottom)];
          if (right - left <= 1 || bottom - top <= 1) return [];
          // Round corners have gaps, so ask which element is on top at each point.
          const lies = [0.15, 0.5, 0.85].some((x) =>
            [0.15, 0.5, 0.85].some((y) =>
              element.contains(
                document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
              ),
            ),
          );
          const through = getComputedStyle(element).pointerEvents === 'none';
          return lies || through ? [{ element, size: [right - left, bottom - top] as const }] : [];
        });
        const shownPart = Math.min(at.bottom, window.innerHeight) - Math.max(at.top, 0);
        const hidden = covers.reduce((sum, { size }) => sum + size[1], 0);
        // An element taller than the free part of the window cannot be fully visible; then it must fill half of that
        // part.
        if (at.height > free) {
          if (shownPart - hidden < free / 2) say(`is hardly in view: ${Math.round(shownPart - hidden)}`);
          continue;
        }
        if (at.top < -1) say(`starts above the window, at ${Math.round(at.top)}`);
        if (at.bottom > window.innerHeight + 1) say(`ends below the window, at ${Math.round(at.bottom)}`);
        for (const { element, size } of covers)
          say(`is under .${element.className || element.tagName} by ${size.map(Math.round).join(' × ')}`);
      }
    };
    // When Tab is pressed again, scrolling from the last press has ended.
    window.addEventListener('keydown', measure, true);
    (window as unknown as { measureFocus: () => void }).measureFocus = measure;
    const stops = document.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
    );
    return [...stops].filter((stop) => stop.checkVisibility({ checkVisibilityCSS: true })).length + 2;
  });
}

/**
 * Tabs through a page.
 *
 * @returns one line for each element that had focus while something fixed covered it, or while it was outside the
 *   window.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const presses = await watchFocus(page);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const seen = window as unknown as { coveredFocus: string[]; measureFocus: () => void };
    seen.measureFocus();
    return seen.coveredFocus;
  });
}
