import type { SourcePlace } from '@/lib/content/places';
import { readPlace } from '@/lib/preview/source-place';
import { placesOfAttributes, placesOfText, takeMarks } from './marks';

/** A text that the page shows. `places` is empty for a text written in code. */
export type ShownText = {
  id: string;
  text: string;
  places: readonly SourcePlace[];
  box: { left: number; top: number; width: number; height: number };
  /** True for a text that does not move when the page scrolls. */
  pinned: boolean;
  /** The link or button that it belongs to. */
  control: HTMLElement | null;
};

const SKIPPED = 'script, style, noscript, template, [data-preview]';
const DRAWING_ATTRIBUTE = 'data-preview-words';
/** Smaller boxes cannot be clicked. */
const MIN_BOX_PX = 4;
/** Debounce, because a page often changes several times in a row. */
const DELAY_MS = 150;

const isPinned = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'fixed' || isPinned(element.parentElement));

/** Whether a text is visible. Closed menus stay in the page, and texts for screen readers have one pixel. */
function isShown(element: Element): boolean {
  if (element.closest(`[${DRAWING_ATTRIBUTE}]`)) return element.checkVisibility();
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    const { display, overflow } = getComputedStyle(box);
    if (display !== 'contents' && overflow !== 'visible' && (width < MIN_BOX_PX || height < MIN_BOX_PX))
      return false;
  }
  return true;
}

/** The paragraph, heading or cell around a text. */
const blockOf = (element: Element): Element =>
  element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
    ? blockOf(element.parentElement)
    : element;

type TextRun = {
  nodes: (Text | Element)[];
  text: string;
  written: readonly string[];
  element: Element;
  block: Element;
};

/** The texts of the page in reading order. Everything from one place in one paragraph is one text. */
function runs(): TextRun[] {
  const found: TextRun[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const written = placesOfAttributes(node);
      const text =
        node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? node.getAttribute('placeholder');
      if (written.length > 0 && text)
        found.push({ nodes: [node], text, written, element: node, block: node });
    } else if (node instanceof Text && node.data.trim() && node.parentElement) {
      const element = node.parentElement;
      const run = {
        nodes: [node],
        text: node.data,
        written: placesOfText(node),
        element,
        block: blockOf(element),
      };
      const last = found.at(-1);
      if (last?.block === run.block && last.written.join() === run.written.join()) {
        last.nodes.push(node);
        // Words in elements of their own may have no space between them.
        const apart = last.nodes.at(-1)?.parentElement !== element;
        last.text += apart && /\w$/.test(last.text) && /^\w/.test(node.data) ? ` ${node.data}` : node.data;
      } else found.push(run);
    }
  }
  return found;
}

function shownTextsOf({ nodes, text, written, element }: TextRun, index: number): ShownText[] {
  const range = document.createRange();
  const [first = element] = nodes;
  range.setStartBefore(first);
  range.setEndAfter(nodes.at(-1) ?? first);
  const shown = first instanceof Element ? first : range;
  const { left, top, width, height } = shown.getBoundingClientRect();
  if (width < MIN_BOX_PX || height < MIN_BOX_PX || !isShown(element)) return [];
  const pinned = isPinned(element);
  const [x, y] = pinned ? [0, 0] : [window.scrollX, window.scrollY];
  return [
    {
      id: `preview-text-${index}`,
      text: text.replace(/\s+/g, ' ').trim(),
      places: written.map(readPlace),
      box: { left: left + x, top: top + y, width, height },
      pinned,
      control: element.closest<HTMLElement>('a, button'),
    },
  ];
}

const files = new Map<string, Promise<Document>>();

/**
 * The page does not contain the words of a drawing from a file, so an invisible copy of the drawing is laid over it.
 */
async function copyDrawings(): Promise<void> {
  const drawings = document.querySelectorAll<SVGUseElement>(`use[href*=".svg#"]:not([href^="/icons.svg"])`);
  for (const use of drawings) {
    if (use.nextElementSibling?.hasAttribute(DRAWING_ATTRIBUTE)) continue;
    const [address = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    const file =
      files.get(address) ??
      fetch(address)
        .then((answer) => answer.text())
        .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
    files.set(address, file);
    const group = (await file).getElementById(id);
    if (!group) continue;
    const copy = document.importNode(group, true);
    copy.removeAttribute('id');
    copy.setAttribute(DRAWING_ATTRIBUTE, '');
    copy.setAttribute('aria-hidden', 'true');
    copy.setAttribute('opacity', '0');
    takeMarks(copy);
    use.after(copy);
  }
}

const isOurs = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-preview]');

/**
 * Finds the texts of the page, and again whenever the page changes. Closed answers open until it stops.
 *
 * @returns a function that stops it
 */
export function watchTexts(show: (found: ShownText[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => show(runs().flatMap(shownTextsOf));
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => copyDrawings().then(update, update), DELAY_MS);
  };
  const changes = new MutationObserver((records) => records.every(isOurs) || later());
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'open', 'aria-expanded'],
  });
  const ends = new AbortController();
  for (const event of ['resize', 'scrollend', 'toggle', 'transitionend'])
    window.addEventListener(event, later, { signal: ends.signal, capture: true });
  document.documentElement.dataset.textsShown = '';
  later();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    ends.abort();
    delete document.documentElement.dataset.textsShown;
    for (const copy of document.querySelectorAll(`[${DRAWING_ATTRIBUTE}]`)) copy.remove();
  };
}
