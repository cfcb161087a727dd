import type { Element, ElementContent, Root, Text } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Heading, Root as MarkdownRoot } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { NEEDS_SCRIPT_ATTRIBUTE, toPropertyName } from '@/lib/build-attributes';

const writer = remark().use(remarkGfm).data('settings', { bullet: '-', emphasis: '_', rule: '-' }).freeze();

const text = (value: string): Text => ({ type: 'text', value });

/** Elements that hold no text of the page: controls, navigation, and data for scripts. */
const LEFT_OUT = 'nav script style template form button input label select textarea fieldset'.split(' ');
const NEEDS_SCRIPT = toPropertyName(NEEDS_SCRIPT_ATTRIBUTE);
const HEADING = /^h[1-6]$/;
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'small', 'span', 'strong', 'time']);

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isInline = (node: ElementContent | undefined) => node?.type === 'element' && INLINE.has(node.tagName);

/** The text of the page in `nodes`. `described` collects descriptions of drawings, so that none is repeated. */
function readable(nodes: readonly ElementContent[], described: Set<string>): ElementContent[] {
  const kept = nodes.flatMap((node) =>
    node.type === 'element' ? readableElement(node, described) : node.type === 'text' ? [node] : [],
  );
  // Words that only the layout separates get a space.
  return kept.flatMap((node, index) =>
    isInline(node) && isInline(kept[index - 1]) ? [text(' '), node] : [node],
  );
}

function readableElement(node: Element, described: Set<string>): ElementContent[] {
  const { tagName, properties } = node;
  const { ariaHidden, hidden, [NEEDS_SCRIPT]: needsScript } = properties;
  if (LEFT_OUT.includes(tagName) || ariaHidden === 'true' || needsScript !== undefined) return [];
  // Elements that are hidden without scripts have their text in `noscript`. A closed answer shows without them.
  if (hidden && hidden !== 'until-found') return [];
  // The label of a disclosure is a control, unless it is a heading of the page.
  if (tagName === 'summary')
    return readable(
      node.children.filter((child) => child.type === 'element' && HEADING.test(child.tagName)),
      described,
    );
  // A wide and a narrow drawing share one description.
  if (tagName === 'svg' || properties.role === 'img') {
    const { ariaLabel } = properties;
    if (typeof ariaLabel !== 'string' || described.has(ariaLabel)) return [];
    described.add(ariaLabel);
    return [element('p', [element('em', [text(`Figure: ${ariaLabel}`)])])];
  }
  // An accordion's button is inside a heading and contains its text.
  const inside = HEADING.test(tagName)
    ? node.children.flatMap((child) =>
        child.type === 'element' && child.tagName === 'button' ? child.children : [child],
      )
    : node.children;
  const children = readable(inside, described);
  if (tagName === 'noscript') return children;
  // Markdown has neither description lists nor captions: these become lists, and a line above the table.
  if (tagName === 'dl') return [{ ...node, tagName: 'ul', children: items(children) }];
  const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption';
  const captions = children.filter(isCaption).map((caption) => ({ ...(caption as Element), tagName: 'p' }));
  return [...captions, { ...node, children: children.filter((child) => !isCaption(child)) }];
}

/** Joins each term of a description list and its description into one item. */
function items(children: readonly ElementContent[]): Element[] {
  const elements: Element[] = [];
  const inGroups = (node: ElementContent) =>
    node.type === 'element' && node.tagName === 'div' ? node.children : [node];
  for (const child of children.flatMap(inGroups)) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') elements.push({ ...child, tagName: 'li' });
    else elements.at(-1)?.children.push(text(': '), ...child.children);
  }
  return elements;
}

declare module 'mdast' {
  interface HeadingData {
    /** The anchor of the heading on its page. */
    id?: string;
  }
}

/** Keeps the anchor of a heading. */
const heading: Handle = (state, node: Element) => {
  const made = defaultHandlers.h1(state, node) as Heading;
  return { ...made, data: { id: String(node.properties.id ?? '') } };
};
const handlers = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]));

/** The tree of a page's Markdown version. Links are absolute, because they leave the page with the text. */
export function htmlToMarkdownTree(main: Element, address: string): MarkdownRoot {
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  const root: Root = { type: 'root', children: [base, ...readable(main.children, new Set())] };
  return toMdast(root, { document: true, handlers }) as MarkdownRoot;
}

/**
 * A page as Markdown, from its finished HTML. Drawings become their text alternative, `noscript` is included, and
 * controls are left out.
 *
 * @param main the page's main element
 * @param address absolute address of the page
 */
export function createMarkdownVersion(main: Element, address: string): string {
  const markdown = writer.stringify(htmlToMarkdownTree(main, address));
  const prices = markdown.includes('$') ? ' Prices are in US dollars.' : '';
  return `> The text of <${address}>.${prices}\n\n${markdown}`;
}
