import type { Page } from '@playwright/test';

/**
 * What keeps a person from seeing the element that has the focus: it has no ring, is out of the window, or something
 * fixed to the window lies on a part of it. Runs in the page.
 */
export function focusProblems(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  // A control drawn by its label is as large as the label.
  const shown = focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused);
  const name = (focused.getAttribute('aria-label') ?? shown.textContent)?.trim().slice(0, 40);
  const found: string[] = [];
  // The ring may be that of a whole card or label.
  const rings = [focused, shown].flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
  if (
    // The parts of a date have a ring of their own, which a page cannot read.
    focused.matches('a, button, input:not([type=date]), select, textarea') &&
    rings.every((of) => of.outlineStyle === 'none')
  )
    found.push(`'${name}' has no ring`);
  /** Whether something fixed to the window, which does not contain the element, is on top at a point. */
  const isCovered = (x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at && !at.contains(shown); at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return !shown.contains(at);
    return false;
  };
  for (const { left, right, top, bottom, width, height } of shown.getClientRects()) {
    if (width === 0 || height === 0) continue;
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // One that is taller than the window must fill half of it; of a field of several lines the first must be seen.
    const needed = focused.matches('textarea') ? 48 : Math.min(height - 1, innerHeight / 2);
    const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
    if (to - from < Math.min(needed, innerHeight / 2) || seenWidth < Math.min(width - 1, innerWidth / 2))
      found.push(`'${name}' is out of the window, at ${Math.round(left)}, ${Math.round(top)}`);
    const rows = height > innerHeight / 2 ? [0.5] : [0.15, 0.5, 0.85];
    const points = [0.15, 0.5, 0.85].flatMap((x) =>
      rows.map((y) => [left + width * x, from + (to - from) * y] as const),
    );
    if (points.some(([x, y]) => isCovered(x, y))) found.push(`'${name}' is covered`);
  }
  return found;
}

/** Tabs through a page. @returns one line for each element with the focus that a person could not see whole. */
export async function tabThrough(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const all = document.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
    );
    return [...all].filter((stop) => stop.checkVisibility({ checkVisibilityCSS: true })).length;
  });
  const found = new Set<string>();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    for (const line of await page.evaluate(focusProblems)) found.add(line);
  }
  return [...found];
}
