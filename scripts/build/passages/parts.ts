import type { Element, ElementContent } from 'hast';
import { contains, elementsOf, isBlock, isElement, isSentence, sentencesOf, wordsOf } from './words';

/** The text under one heading, and the parts under smaller headings below it. */
export type Part = {
  heading: string;
  id: string;
  level: number;
  /** Sentences; the last may be a fragment that the next block goes on with. */
  lines: string[];
  parts: Part[];
  /** What its box says before the heading, such as '3-5 days' or 'Most Popular'. */
  label: string;
  /** Paths that its heading and its own text link to. */
  links: string[];
};

/** Elements whose text before their heading belongs to that heading, such as a card with a label above its title. */
const BOX_ELEMENTS = new Set(['li', 'article', 'section', 'a']);
/** The level of a part that a table calls a group of its rows. */
export const TABLE_GROUP = 7;
/** Fragments are joined up to this many characters. */
const MAX_JOINED_LENGTH = 240;

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const isLink = (node: ElementContent) => isElement(node) && node.tagName === 'a';
/** Paths of the links in a node, without what follows them. */
const linksIn = (node: Element): string[] => [
  ...(node.tagName === 'a' ? [String(node.properties.href ?? '').replace(/[?#].*/, '')] : []),
  ...elementsOf(node).flatMap(linksIn),
];
const isSpace = (node: ElementContent) =>
  node.type === 'comment' || (node.type === 'text' && !node.value.trim());
/** A call to action, or a list of them. */
const isLinksOnly = (nodes: readonly ElementContent[]) =>
  nodes.every((node) => isSpace(node) || isLink(node));

const emptyPart = (level: number): Part => ({
  heading: '',
  id: '',
  level,
  lines: [],
  parts: [],
  label: '',
  links: [],
});

/** Adds a block of text. Fragments that follow each other, such as the items of a list, become one sentence. */
function addText({ lines }: Part, text: string, separator: string): void {
  const block = text.trim();
  if (!/[\p{L}\p{N}]/u.test(block)) return;
  const last = lines.at(-1);
  const continues =
    last !== undefined && !isSentence(block) && last.length + block.length < MAX_JOINED_LENGTH;
  if (continues && last.endsWith(':')) lines[lines.length - 1] = `${last} ${block}`;
  else if (continues && !isSentence(last)) lines[lines.length - 1] = `${last}${separator}${block}`;
  else lines.push(...sentencesOf(block));
}

/** The terms of a list, each with its description as one sentence. */
function addTerms(part: Part, list: Element): void {
  let term = '';
  for (const node of elementsOf(list).flatMap((child) =>
    child.tagName === 'div' ? elementsOf(child) : child,
  )) {
    const text = wordsOf(node.children).trim();
    if (node.tagName === 'dt') term = text;
    else if (text) part.lines.push(...sentencesOf(`${term}: ${text}${isSentence(text) ? '' : '.'}`));
  }
}

const rowsOf = (node: Element): Element[] =>
  elementsOf(node).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));

/** The rows of a table as sentences, 'Large, 51-200 people: Training $2,400; Onboarding $600.', its groups as parts. */
function addTable(part: Part, table: Element): void {
  let into = part;
  let columns: string[] = [];
  for (const row of rowsOf(table)) {
    const cells = elementsOf(row);
    const [first = '', ...others] = cells.map((cell) => wordsOf(cell.children).trim());
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
 * @param nodes what of the page is text (lib/markdown-version/readable.ts)
 * @returns the page as a part without heading
 */
export function partsOf(nodes: readonly ElementContent[]): Part {
  let open: [Part, ...Part[]] = [emptyPart(0)];
  const [page] = open;
  /** Text of a box that comes before its heading. */
  let before: Part | undefined;
  let inline: ElementContent[] = [];
  const current = () => before ?? (open.at(-1) as Part);

  const flush = () => {
    if (!isLinksOnly(inline)) addText(current(), wordsOf(inline), ', ');
    inline = [];
  };

  const addHeading = (heading: Element, label: string) => {
    const level = Number(heading.tagName.slice(1));
    const part: Part = {
      ...emptyPart(level),
      heading: wordsOf(heading.children).trim(),
      id: String(heading.properties.id ?? ''),
      label,
      links: [...(before?.links ?? []), ...linksIn(heading)],
    };
    while (open.length > 1 && (open.at(-1) as Part).level >= level) open.pop();
    (open.at(-1) as Part).parts.push(part);
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

  /** An item whose blocks are fragments, such as a name and a price, is one fragment of its list. */
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
      // Text that no result page should quote, such as an example with made-up figures.
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
