import type { Page } from '@playwright/test';

/**
 * Pieces of text that a reader cannot see whole: cut off by a box that hides what is over, or beyond the edge of
 * a window that does not scroll there. What can be scrolled to counts as seen, and so does what is meant for
 * screen readers only.
 *
 * @returns one line for each piece: the words and by what they are cut.
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
        // Headlines are set tighter than their letters' boxes are high: what is read is the middle.
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
 * What scrolls sideways and should not: the page, or a box without a name and a stop for the keyboard (one that
 * has both is a region that is meant to scroll, such as a wide table).
 */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
      if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth === 0) continue;
      if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
      const named = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby');
      const reached = box.tabIndex === 0 || box.querySelector('button:not(:disabled), a[href]');
      const meant = (named && reached) || box.matches('textarea, select');
      if (!meant)
        found.push(`${box.tagName.toLowerCase()}.${box.className}: ${box.scrollWidth} of ${box.clientWidth}`);
    }
    return found;
  });
}

/** Lines of different texts that lie over each other, so that neither can be read. */
function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { left: number; right: number; top: number; bottom: number; own: Element; words: string };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!own || !words || own.closest('script, style, noscript, option, title, desc, template, .sr-only'))
        continue;
      if (!own.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      // What floats above the page is meant to cover it, and what is for screen readers only covers nothing.
      let above = false;
      for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
        const { position, clipPath } = getComputedStyle(box);
        above ||= /fixed|sticky/.test(position) || clipPath === 'inset(50%)';
      }
      if (above) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 3 || height < 3) continue;
        const inset = height * 0.28;
        lines.push({ left, right, top: top + inset, bottom: bottom - inset, own, words: words.slice(0, 30) });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= one.bottom) break;
        if (one.own === other.own) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        if (across > 2 && down > 1.5) found.add(`'${one.words}' and '${other.words}'`);
      }
    }
    return [...found];
  });
}

/** What a reader cannot see or read: cut off, scrolled away sideways, or lying over each other. One line for each. */
export async function lostText(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of [sidewaysScroll, clippedText, overlappingText]) found.push(...(await look(page)));
  return found;
}

/** The spacing of WCAG 1.4.12. Words in a drawing keep theirs: it is one picture. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  svg { letter-spacing: normal !important; word-spacing: normal !important }
  svg * { letter-spacing: inherit !important; word-spacing: inherit !important }`;

/** Spaces text as a visitor's own style sheet does; the page's policy has no say in it. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
}

/**
 * Watches what has the keyboard's focus: call once a page is open, press Tab as often as it answers, and read
 * coveredFocus().
 *
 * @returns how many presses lead through the page.
 */
export function watchFocus(page: Page): Promise<number> {
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
      // A control that is drawn by its label is as large as the label.
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
          // Round corners, and what lies below: the spot itself says what is on top of it.
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
        // What is taller than the free part of the window cannot be seen whole; then half of that part shows it.
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
    // By the time Tab leads on, the page has come to rest where the last press put it.
    window.addEventListener('keydown', measure, true);
    (window as unknown as { measureFocus: () => void }).measureFocus = measure;
    const stops = document.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
    );
    return [...stops].filter((stop) => stop.checkVisibility({ checkVisibilityCSS: true })).length + 2;
  });
}

/** What watchFocus saw covered or outside of the window. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = window as unknown as { coveredFocus: string[]; measureFocus: () => void };
    seen.measureFocus();
    return seen.coveredFocus;
  });
}

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
