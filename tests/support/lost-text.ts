import type { Page } from '@playwright/test';

/**
 * Text that is clipped by a box with hidden overflow, or outside the window where it does not scroll.
 *
 * @param isPaper nothing scrolls there, so a box that would scroll clips too.
 */
function clippedText(isPaper: boolean): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [own, words] = [node.parentElement, node.nodeValue?.trim()];
    if (!own || !words || own.closest('script, style, noscript, option, title, desc, template')) continue;
    if (!own.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: false })) continue;
    range.selectNodeContents(node);
    /** Rounding, and the overhang of a letter, by which large headings stand out on purpose. */
    const slack = Math.max(1.5, Number.parseFloat(getComputedStyle(own).fontSize) / 20);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width === 0 || height === 0) continue;
      let [scrolls, hidden, cut] = [false, false, ''];
      for (let box: Element = own; box !== document.body && box.parentElement; box = box.parentElement) {
        const { display, overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const at = box.getBoundingClientRect();
        // Text for screen readers, and text with dots: that of a breadcrumb goes on in the heading.
        hidden ||= at.width <= 1 || at.height <= 1 || textOverflow === 'ellipsis';
        const isWide = !scrolls && (left < at.left - slack || right > at.right + slack);
        // The line height of headlines is smaller than their letter boxes, so only the middle of a line counts.
        const isHigh = top + height * 0.2 < at.top - slack || bottom - height * 0.2 > at.bottom + slack;
        const clips = isPaper ? /hidden|clip|auto|scroll/ : /hidden|clip/;
        if ((isWide && clips.test(overflowX)) || (isHigh && clips.test(overflowY)))
          cut ||= `${box.tagName}.${box.getAttribute('class')}`;
        scrolls ||= !isPaper && /auto|scroll/.test(overflowX);
        if (!isPaper && (/auto|scroll/.test(overflowY) || position === 'fixed')) break;
      }
      if (!scrolls && (left < -slack || right > document.documentElement.clientWidth + slack))
        cut ||= 'the window';
      if (cut && !hidden) found.add(`'${words.slice(0, 40)}' by ${cut}`);
    }
  }
  return [...found];
}

/**
 * What scrolls sideways and should not: the page, or a box without a name or without keyboard focus. A box with both is
 * meant to scroll, such as a wide table.
 */
const sidewaysScroll = () =>
  [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
    .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
    .filter((box) => {
      const isNamed = box.matches('[aria-label], [aria-labelledby], [role=group] *');
      const isReached = box.tabIndex === 0 || box.querySelector('button:not(:disabled), a[href]');
      return !(isNamed && isReached) && !box.matches('textarea, select, :has(> table)');
    })
    .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth} of ${box.clientWidth}`);

/** Text that a visitor cannot see: clipped, or reached only by scrolling sideways. One line for each. */
export const lostText = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(sidewaysScroll)),
  ...(await page.evaluate(clippedText, false)),
];

/** A sheet of A4 between the margins that Chromium sets, in CSS pixels. */
const PAPER = { width: 720, height: 1040 };

/** Text that paper does not show: clipped by a box, or beside the sheet. */
export async function textLostInPrint(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const lost = await page.evaluate(clippedText, true);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return lost.map((line) => `in print: ${line}`);
}

/** The spacing of WCAG 1.4.12. Words in a drawing keep theirs: it is one picture. */
export const SPACED_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  svg { letter-spacing: normal !important; word-spacing: normal !important }
  svg * { letter-spacing: inherit !important; word-spacing: inherit !important }`;
/** Text at 200 %, as a browser's setting makes it. */
export const LARGE_TEXT = 'html { font-size: 200% }';

/** Styles a page as a visitor's own style sheet does; the page's policy has no say in it. */
export function styleText(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** What large text must not do in windows of several widths: be cut, or leave the skip link in view. */
export async function largeTextFindings(
  page: Page,
  widths = [1440, 1024, 768, 640, 390, 320],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The header measures whether its menu fits in a line.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const skip = await page.getByRole('link', { name: 'Skip to content' }).boundingBox();
    const lines = [
      ...(await lostText(page)),
      ...(skip && skip.y + skip.height > 0 ? ['the skip link is in view'] : []),
    ];
    found.push(...lines.map((line) => `large, at ${width} px: ${line}`));
  }
  return found;
}
