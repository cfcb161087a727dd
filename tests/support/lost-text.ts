import type { Page } from '@playwright/test';

/**
 * Text that is not fully visible: clipped by a box with hidden overflow, or outside the window where it does not
 * scroll. Text that can be scrolled to is fine, and so is text for screen readers.
 *
 * @returns one line for each piece of text, with the element that clips it.
 */
function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A pixel and a half: rounding, and the overhang of a letter. */
    const SLACK = 1.5;
    const wide = document.documentElement.clientWidth;
    const name = (element: Element) =>
      element.tagName.toLowerCase() +
      (element.getAttribute('class')
        ? `.${element.getAttribute('class')?.trim().split(/\s+/).slice(0, 3).join('.')}`
        : '');
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!own || !words || own.closest('script, style, noscript, option, title, desc, template')) continue;
      if (!own.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: false })) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width === 0 || line.height === 0) continue;
        // The line height of headlines is smaller than their letter boxes, so only the middle of a line counts.
        const [top, bottom] = [line.top + line.height * 0.2, line.bottom - line.height * 0.2];
        let scrolls = false;
        let hidden = false;
        let cut = '';
        let box: Element | null = own;
        for (; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const at = box.getBoundingClientRect();
          if (at.width <= 1 || at.height <= 1) hidden = true;
          const [x, y] = [style.overflowX, style.overflowY];
          if (
            !scrolls &&
            /hidden|clip/.test(x) &&
            (line.left < at.left - SLACK || line.right > at.right + SLACK)
          )
            cut ||= name(box);
          if (/hidden|clip/.test(y) && (top < at.top - SLACK || bottom > at.bottom + SLACK))
            cut ||= name(box);
          if (/auto|scroll/.test(x)) scrolls = true;
          if (/auto|scroll/.test(y)) break;
          if (style.position === 'fixed') break;
        }
        if (!scrolls && (line.left < -SLACK || line.right > wide + SLACK)) cut ||= 'the window';
        if (cut && !hidden) found.add(`'${words.slice(0, 40)}' by ${cut}`);
      }
    }
    return [...found];
  });
}

/**
 * What scrolls sideways and should not: the page, or a box without a name or without keyboard focus. A box with both is
 * meant to scroll, such as a wide table.
 */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
      if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth === 0) continue;
      if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
      const named = box.matches('[aria-label], [aria-labelledby], fieldset *');
      const reached = box.tabIndex === 0 || box.querySelector('button:not(:disabled), a[href]');
      const meant = (named && reached) || box.matches('textarea, select');
      if (!meant)
        found.push(`${box.tagName.toLowerCase()}.${box.className}: ${box.scrollWidth} of ${box.clientWidth}`);
    }
    return found;
  });
}

/** Text that a visitor cannot see: clipped, or reached only by scrolling sideways. One line for each. */
export async function lostText(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of [sidewaysScroll, clippedText]) found.push(...(await look(page)));
  return found;
}

/** The spacing of WCAG 1.4.12. Words in a drawing keep theirs: it is one picture. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  svg { letter-spacing: normal !important; word-spacing: normal !important }
  svg * { letter-spacing: inherit !important; word-spacing: inherit !important }`;

/** Letters alone, as a browser's reading aid may set them. */
export const SPACED_LETTERS = ':not(svg, svg *) { letter-spacing: 0.12em !important }';

/** Spaces text as a visitor's own style sheet does; the page's policy has no say in it. */
export function spaceText(page: Page, style = SPACED): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
