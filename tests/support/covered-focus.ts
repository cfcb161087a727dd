import type { Page } from '@playwright/test';

/** Looks at what has the focus at each press of Tab, when scrolling from the press before has ended. */
function watchFocus() {
  const found: string[] = [];
  const seen = new Set<Element>();
  /** Whether something fixed to the window, which does not contain the element, is on top at a point. */
  const isCovered = (shown: Element, x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at && !at.contains(shown); at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return !shown.contains(at);
    return false;
  };
  const look = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || seen.has(focused)) return;
    seen.add(focused);
    // A control drawn by its label is as large as the label.
    const shown = focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused);
    const say = (what: string) =>
      found.push(
        `${focused.tagName} '${(focused.getAttribute('aria-label') ?? shown.textContent)?.slice(0, 40)}' ${what}`,
      );
    for (const { left, top, bottom, width, height } of shown.getClientRects()) {
      if (width === 0 || height === 0) continue;
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      // One that is taller than the window must fill half of it; of a field of several lines the first must be seen.
      const needed = focused.matches('textarea') ? 48 : Math.min(height - 1, innerHeight / 2);
      if (to - from < needed) say(`is out of the window, at ${Math.round(top)}`);
      const rows = height > innerHeight / 2 ? [0.5] : [0.15, 0.5, 0.85];
      const points = [0.15, 0.5, 0.85].flatMap((x) =>
        rows.map((y) => [left + width * x, from + (to - from) * y] as const),
      );
      if (points.some(([x, y]) => isCovered(shown, x, y))) say('is covered');
    }
  };
  addEventListener('keydown', look, true);
  Object.assign(window, { look, found });
  const stops = document.querySelectorAll(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
  );
  return [...stops].filter((stop) => stop.checkVisibility({ checkVisibilityCSS: true })).length + 2;
}

/**
 * Tabs through a page.
 *
 * @returns one line for each element that had focus while something fixed covered a part of it, or while it was outside
 *   the window.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const presses = await page.evaluate(watchFocus);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const watched = window as unknown as { look: () => void; found: string[] };
    watched.look();
    return watched.found;
  });
}
