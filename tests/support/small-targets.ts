import type { Page } from '@playwright/test';

/**
 * Controls that are too small to hit: below 24 × 24 CSS pixels, or drawn as a button or field and lower than 44.
 * A link within a sentence is excepted, as WCAG 2.5.8 does.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const target of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitemradio"]',
    )) {
      if (!target.checkVisibility({ checkVisibilityCSS: true }) || target.closest('.sr-only')) continue;
      const box = target.getBoundingClientRect();
      const shown = target.matches('[type="checkbox"], [type="radio"]') ? target.closest('label') : target;
      // The skip link shows when it has focus.
      if (!shown || box.width <= 2) continue;
      const { width, height } = shown.getBoundingClientRect();
      const style = getComputedStyle(shown);
      const before = shown.previousSibling?.textContent?.trim();
      const after = shown.nextSibling?.textContent?.trim();
      const inSentence =
        style.display === 'inline' && Boolean(before || after || shown.closest('p, li, td, dd, small'));
      const words = (
        target.getAttribute('aria-label') ??
        shown.textContent ??
        target.getAttribute('name') ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40);
      const size = `${target.tagName.toLowerCase()} '${words}' ${Math.round(width)} × ${Math.round(height)}`;
      if (inSentence) continue;
      if (width < 24 || height < 23.5) found.add(size);
      const solid = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color);
      const drawn =
        target.matches('input, select, textarea') ||
        (Number.parseFloat(style.borderTopWidth) >= 1 &&
          Number.parseFloat(style.borderLeftWidth) >= 1 &&
          solid(style.borderTopColor)) ||
        (solid(style.backgroundColor) && target.matches('a, button'));
      if (drawn && height < 43.5) found.add(`${size}, drawn as a control`);
    }
    return [...found];
  });
}
