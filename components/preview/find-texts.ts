import { createMatcher, type Match, type Matcher, type Piece } from '@/lib/preview/match';
import type { SourceText } from '@/lib/preview/source-texts';

/** A text that the page shows, where it is written, and where it is on the page, in CSS pixels. */
export type Found = Omit<Match<Node>, 'ref'> & {
  id: string;
  box: { left: number; top: number; width: number; height: number };
  /** It stays in its place when the page scrolls. */
  pinned: boolean;
  /** The link or button that it is in. */
  control: HTMLElement | null;
};

type Loaded = { matcher: Matcher; edit?: string };

const UNREAD = 'script, style, template, noscript, [data-preview], [aria-hidden="true"] svg';
/** A smaller box cannot be pointed at. */
const LEAST = 4;
/** The page may change several times before somebody looks. */
const QUIET = 150;

let loading: Promise<Loaded> | undefined;

/** Where all texts of the site are written; asked for once. @throws Error when the answer does not come */
function load(): Promise<Loaded> {
  loading ??= fetch('/preview/texts.json').then(async (answer) => {
    if (!answer.ok) throw new Error(`/preview/texts.json answered ${answer.status}`);
    const { texts, edit } = (await answer.json()) as { texts: SourceText[]; edit?: string };
    return { matcher: createMatcher(texts), ...(edit && { edit }) };
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function piecesOf(node: Node): Piece<Node>[] {
  if (node instanceof Text) return [{ ref: node, text: node.data, children: [] }];
  if (!(node instanceof Element) || node.matches(UNREAD)) return [];
  const children = [...node.childNodes].flatMap(piecesOf);
  return [{ ref: node, text: children.map(({ text }) => text).join(''), children }];
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

function isPinned(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isPinned(element.parentElement);
}

/** Whether a text can be seen: closed menus keep theirs in the page. */
const isShown = (element: Element | null) =>
  element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;

/** Whether a text is for screen readers only: it stands in a box of one pixel. */
function isForListeners(element: Element | null): boolean {
  if (!element || element instanceof HTMLBodyElement) return false;
  const { width, height } = element.getBoundingClientRect();
  const { display, overflow } = getComputedStyle(element);
  if (display !== 'contents' && overflow !== 'visible' && (width < LEAST || height < LEAST)) return true;
  return isForListeners(element.parentElement);
}

function foundOf({ ref, ...match }: Match<Node>, index: number): Found[] {
  const element = elementOf(ref);
  const range = document.createRange();
  range.selectNodeContents(ref);
  const { left, top, width, height } = range.getBoundingClientRect();
  if (width < LEAST || height < LEAST || !isShown(element) || isForListeners(element)) return [];
  const pinned = isPinned(element);
  const box = pinned
    ? { left, top, width, height }
    : { left: left + window.scrollX, top: top + window.scrollY, width, height };
  return [
    {
      ...match,
      id: `preview-text-${index}`,
      box,
      pinned,
      control: element?.closest<HTMLElement>('a, button') ?? null,
    },
  ];
}

/** Everything that the page shows at this moment. Header, main part and footer each have texts of their own. */
const findTexts = ({ match }: Matcher): Found[] =>
  [...document.body.childNodes]
    .flatMap(piecesOf)
    .flatMap((part) => match(part))
    .flatMap(foundOf);

/**
 * Finds the texts of the page, and again whenever the page changes.
 *
 * @returns how to stop, and the pattern of the address of an editor
 */
export async function watchTexts(
  show: (found: Found[]) => void,
): Promise<{ stop: () => void; edit?: string }> {
  const { matcher, edit } = await load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => show(findTexts(matcher));
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(update, QUIET);
  };
  const isOurs = ({ target }: MutationRecord) => elementOf(target)?.closest('[data-preview]');
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
  update();
  return {
    ...(edit && { edit }),
    stop: () => {
      clearTimeout(timer);
      changes.disconnect();
      ends.abort();
    },
  };
}
