import type { Element, ElementContent } from 'hast';
import { contains, elementsOf, isBlock, isElement, isSentence, passageSentences, textOf } from './html-text';

/** The text below one heading, and the parts below smaller headings. */
export type PagePart = {
  heading: string;
  id: string;
  level: number;
  /** Sentences; the last may be a fragment that the next block continues. */
  lines: string[];
  parts: PagePart[];
  /** Text of its box before the heading, such as '3-5 days' or 'Most Popular'. */
  label: string;
  /** Paths of links in its heading and its own text. */
  links: string[];
};

/** Elements whose text before a heading belongs to that heading, such as a card with a label above its title. */
const BOX_ELEMENTS = new Set(['li', 'article', 'section', 'a']);
/** Level of a part made from a group of table rows. */
export const TABLE_GROUP = 7;
/** Fragments are joined up to this many characters. */
const MAX_JOINED_LENGTH = 240;

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const isLink = (node: ElementContent) => isElement(node) && node.tagName === 'a';
/** Paths of the links in a node, without query and anchor. */
const linksIn = (node: Element): string[] => [
  ...(node.tagName === 'a' ? [String(node.properties.href ?? '').replace(/[?#].*/, '')] : []),
  ...elementsOf(node).flatMap(linksIn),
];
const isSpace = (node: ElementContent) =>
  node.type === 'comment' || (node.type === 'text' && !node.value.trim());
/** A call to action, or a list of them. */
const isLinksOnly = (nodes: readonly ElementContent[]) =>
  nodes.every((node) => isSpace(node) || isLink(node));

const emptyPart = (level: number): PagePart => ({
  heading: '',
  id: '',
  level,
  lines: [],
  parts: [],
  label: '',
  links: [],
});

/** Adds a block of text. Consecutive fragments, such as list items, become one sentence. */
function addText({ lines }: PagePart, text: string, separator: string): void {
  const block = text.trim();
  if (!/[\p{L}\p{N}]/u.test(block)) return;
  const last = lines.at(-1);
  const continues =
    last !== undefined && !isSentence(block) && last.length + block.length < MAX_JOINED_LENGTH;
  if (continues && last.endsWith(':')) lines[lines.length - 1] = `${last} ${block}`;
  else if (continues && !isSentence(last)) lines[lines.length - 1] = `${last}${separator}${block}`;
  else lines.push(...passageSentences(block));
}

/** The terms of a list, each with its description as one sentence. */
function addTerms(part: PagePart, list: Element): void {
  let term = '';
  for (const node of elementsOf(list).flatMap((child) =>
    child.tagName === 'div' ? elementsOf(child) : child,
  )) {
    const text = textOf(node.children).trim();
    if (node.tagName === 'dt') term = text;
    else if (text) part.lines.push(...passageSentences(`${term}: ${text}${isSentence(text) ? '' : '.'}`));
  }
}

const rowsOf = (node: Element): Element[] =>
  elementsOf(node).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));

/** Table rows as sentences, 'Large, 51-200 people: Training $2,400; Onboarding $600.', and row groups as parts. */
function addTable(part: PagePart, table: Element): void {
  let into = part;
  let columns: string[] = [];
  for (const row of rowsOf(table)) {
    const cells = elementsOf(row);
    const [first = '', ...others] = cells.map((cell) => textOf(cell.children).trim());
    if (cells[0]?.properties.scope === 'rowgroup') {
      into = { ...emptyPart(TABLE_GROUP), heading: first };
      part.parts.push(into);
    } else if (cells.every(({ tagName }) => tagName === 'th')) columns = others;
    else {
      const values = others.map((text) => text.replace(/\.$/, ''));
      const isNamed = columns.length > 1 && new Set(values).size > 1;
      const text = values.map((value, index) => (isNamed ? `${columns[index]}: ${value}` : value));
      const rest = (isNamed || values.length < 3 ? text : text.slice(0, 1)).join('; ');
      into.lines.push(`${first}${isSentence(first) ? '' : isNamed ? '.' : ':'} ${rest}.`);
    }
  }
}

/**
 * Cuts the text of a page at its headings.
 *
 * @param nodes with text of the page (lib/markdown-version/readable.ts)
 * @returns the page as a part without heading
 */
export function partsOf(nodes: readonly ElementContent[]): PagePart {
  let open: [PagePart, ...PagePart[]] = [emptyPart(0)];
  const [page] = open;
  /** Text of a box before its heading. */
  let before: PagePart | undefined;
  let inline: ElementContent[] = [];
  const current = () => before ?? (open.at(-1) as PagePart);

  const flush = () => {
    if (!isLinksOnly(inline)) addText(current(), textOf(inline), ', ');
    inline = [];
  };

  const addHeading = (heading: Element, label: string) => {
    const level = Number(heading.tagName.slice(1));
    const part: PagePart = {
      ...emptyPart(level),
      heading: textOf(heading.children).trim(),
      id: String(heading.properties.id ?? ''),
      label,
      links: [...(before?.links ?? []), ...linksIn(heading)],
    };
    while (open.length > 1 && (open.at(-1) as PagePart).level >= level) open.pop();
    (open.at(-1) as PagePart).parts.push(part);
    open.push(part);
  };

  const addBox = (box: Element) => {
    const outside = { open, before };
    open = [...open];
    before = emptyPart(0);
    if (box.tagName === 'a') before.links.push(...linksIn(box));
    add(box.children);
    ({ open, before } = outside);
  };

  /** An item whose blocks are fragments, such as a name and a price, becomes one fragment. */
  const addItem = (item: Element) => {
    const outside = before;
    const inside = emptyPart(0);
    before = inside;
    add(item.children);
    before = outside;
    const [first = '', ...others] = inside.lines;
    addText(current(), first, '; ');
    current().lines.push(...others);
  };

  const add = (children: readonly ElementContent[]) => {
    for (const node of children) {
      // Text that search engines must not quote, such as an example with made-up figures.
      if (isElement(node) && 'dataNosnippet' in node.properties) continue;
      if (!isElement(node) || (!isBlock(node) && !contains(node, isBlock))) {
        if (isElement(node)) current().links.push(...linksIn(node));
        inline.push(node);
        continue;
      }
      flush();
      if (isHeading(node)) {
        addHeading(node, before?.lines.join(', ') ?? '');
        before = undefined;
      } else if (node.tagName === 'table') addTable(current(), node);
      else if (node.tagName === 'dl') addTerms(current(), node);
      else if (BOX_ELEMENTS.has(node.tagName) && contains(node, isHeading)) addBox(node);
      else if (node.tagName === 'li') addItem(node);
      else add(node.children);
    }
    flush();
  };
  add(nodes);
  return page;
}
