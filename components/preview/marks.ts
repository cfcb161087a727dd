import { VERCEL_STEGA_REGEX } from '@vercel/stega';
import { placesIn, stripMarks } from '@/lib/content/text-marks.preview';

/**
 * The places of the page's texts and attributes, by node. Their marks are removed from the page as soon as they appear.
 */
const places = new WeakMap<Text, string[]>();
const attributePlaces = new WeakMap<Element, string[]>();

const hasMark = (text: string) => text.search(VERCEL_STEGA_REGEX) >= 0;

function takeFromText(node: Text): void {
  if (!hasMark(node.data)) return;
  places.set(node, placesIn(node.data));
  node.data = stripMarks(node.data);
}

function takeFromAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (!hasMark(value)) continue;
    attributePlaces.set(element, [...(attributePlaces.get(element) ?? []), ...placesIn(value)]);
    element.setAttribute(name, stripMarks(value));
  }
}

/** Removes the marks from a part of the page and remembers their places. */
export function takeMarks(root: Node): void {
  if (root instanceof Text) takeFromText(root);
  if (!(root instanceof Element) || root.matches('script, style')) return;
  takeFromAttributes(root);
  for (const child of root.childNodes) takeMarks(child);
}

export const placesOfText = (node: Text): readonly string[] => places.get(node) ?? [];
export const placesOfAttributes = (element: Element): readonly string[] => attributePlaces.get(element) ?? [];

let watching = false;

/** Keeps marks out of the page from now on, so that texts look, wrap and copy as they will when published. */
export function keepMarksOut(): void {
  if (watching) return;
  watching = true;
  takeMarks(document.documentElement);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'childList') for (const node of addedNodes) takeMarks(node);
      else if (target instanceof Text) takeFromText(target);
      else if (target instanceof Element) takeFromAttributes(target);
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
