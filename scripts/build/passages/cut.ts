import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { readable } from '@/lib/markdown-alternate/readable';
import type { Passage } from '@/lib/search/passage';

/** The text under one heading, with the parts below it. */
type Part = { heading: string; id: string; level: number; lines: string[]; parts: Part[] };

const HEADING = /^h[1-6]$/;
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'kbd', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'wbr', 'br'],
]);
/** A box of its own: what it says before its heading belongs to that heading. */
const BOX = new Set(['li', 'article', 'section', 'a']);
/** A part with fewer words is a line of the part above it. */
const MIN_WORDS = 30;
const MAX_FRAGMENTS = 240;

const isElement = (node: ElementContent | Root['children'][number]): node is Element =>
  node.type === 'element';
const elements = (node: Element) => node.children.filter(isElement);
const some = (node: Element, test: (child: Element) => boolean): boolean =>
  elements(node).some((child) => test(child) || some(child, test));
const isHeading = ({ tagName }: Element) => HEADING.test(tagName);
const isBlock = ({ tagName }: Element) => !INLINE.has(tagName);

/** The words of nodes. An amount that follows the visitor's currency is `{usd:5400}`. */
function words(nodes: readonly ElementContent[]): string {
  const text = nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const { dataUsd } = node.properties;
      const inside = words(node.children);
      const spaced = isBlock(node) || node.tagName === 'br' ? ` ${inside} ` : inside;
      return dataUsd === undefined ? spaced : inside.replace(/\$[\d,.]*\d/, `{usd:${dataUsd}}`);
    })
    .join('');
  return text.replace(/\s+/g, ' ');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const isSentence = (text: string) => /[.!?:…]["”’)]*$/.test(text);
const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The sentences of a block of text. One of a word or two, such as 'No.', stays with the next. */
function sentences(text: string): string[] {
  const found: string[] = [];
  let short = '';
  for (const { segment } of segmenter.segment(text)) {
    const sentence = `${short}${segment}`.trim();
    short = count(sentence) < 3 ? `${sentence} ` : '';
    if (short === '' && sentence) found.push(sentence);
  }
  return short.trim() ? [...found, short.trim()] : found;
}

/** Adds a block's text. Fragments, such as the items of a list, become one sentence. */
function add(part: Part, text: string, between: ', ' | '; '): void {
  const block = text.trim();
  if (!/[\p{L}\p{N}]/u.test(block)) return;
  const last = part.lines.at(-1);
  const goesOn = last !== undefined && (!isSentence(last) || (last.endsWith(':') && between === '; '));
  if (!isSentence(block) && goesOn && last.length + block.length < MAX_FRAGMENTS) {
    part.lines[part.lines.length - 1] = last.endsWith(':') ? `${last} ${block}` : `${last}${between}${block}`;
  } else part.lines.push(...sentences(block));
}

/** A table as one sentence for each row: 'Team size, 51-200 people: Training $2,400; Onboarding $600' */
function addTable(part: Part, table: Element): void {
  const rows: Element[] = [];
  const visit = (node: Element): void => {
    if (node.tagName === 'tr') rows.push(node);
    else for (const child of elements(node)) visit(child);
  };
  visit(table);
  const cells = (row: Element) => elements(row).map((cell) => words([cell]).trim());
  let head: string[] = [];
  for (const row of rows) {
    const texts = cells(row);
    const isHead = elements(row).every(({ tagName }) => tagName === 'th');
    if (isHead) {
      if (texts.length > 1) head = texts;
      continue;
    }
    const [first = '', ...others] = texts;
    const named = others.map((text, index) => {
      const name = head[index + 1];
      return name && others.length > 1 ? `${name} ${text}` : text;
    });
    part.lines.push(`${first}: ${named.filter(Boolean).join('; ')}.`.replace(/\.\.$/, '.'));
  }
}

function partsOf(nodes: readonly ElementContent[], top: Part): void {
  let stack: Part[] = [top];
  const current = () => stack.at(-1) as Part;
  let waiting: Part | undefined;
  let run: ElementContent[] = [];

  const flush = () => {
    const onlyLinks = run.every((node) =>
      node.type === 'text' ? !node.value.trim() : isElement(node) && node.tagName === 'a',
    );
    if (!onlyLinks) add(waiting ?? current(), words(run), ', ');
    run = [];
  };
  const open = (heading: Element) => {
    const level = Number(heading.tagName.slice(1));
    const part: Part = {
      heading: words(heading.children).trim(),
      id: String(heading.properties.id ?? ''),
      level,
      lines: waiting?.lines ?? [],
      parts: [],
    };
    // What a box says before its heading is a fragment of its own.
    if (waiting) stack = [...stack];
    waiting = undefined;
    while (stack.length > 1 && current().level >= level) stack.pop();
    current().parts.push(part);
    stack.push(part);
  };
  const walk = (children: readonly ElementContent[], inList: boolean): void => {
    for (const node of children) {
      if (!isElement(node) || (!isBlock(node) && !some(node, isBlock))) {
        run.push(node);
        continue;
      }
      flush();
      if (isHeading(node)) open(node);
      else if (node.tagName === 'table') addTable(waiting ?? current(), node);
      else if (node.tagName === 'figcaption') continue;
      else if (BOX.has(node.tagName) && some(node, isHeading)) {
        const before = [...stack];
        waiting = { heading: '', id: '', level: 7, lines: [], parts: [] };
        walk(node.children, false);
        flush();
        stack = before;
        waiting = undefined;
      } else if (node.tagName === 'dl') addTerms(node);
      else if (!some(node, isBlock)) {
        const children = node.children;
        const linksOnly =
          children.length > 0 &&
          children.every((child) =>
            child.type === 'text' ? !child.value.trim() : isElement(child) && child.tagName === 'a',
          );
        if (!linksOnly)
          add(waiting ?? current(), words(children), inList || node.tagName === 'li' ? '; ' : ', ');
      } else {
        walk(node.children, inList || node.tagName === 'li');
        flush();
      }
    }
  };
  const addTerms = (list: Element) => {
    const inGroups = elements(list).flatMap((node) => (node.tagName === 'div' ? elements(node) : [node]));
    let term = '';
    for (const node of inGroups) {
      const text = words(node.children).trim();
      if (node.tagName === 'dt') term = text;
      else if (text) {
        const line = `${term}: ${text}`;
        (waiting ?? current()).lines.push(isSentence(line) ? line : `${line}.`);
      }
    }
  };
  walk(nodes, false);
  flush();
}

/** What people call a page: its last crumb, or its heading where it has no crumbs. */
function nameOf(main: Element): string {
  const crumb = select('nav[aria-label=Breadcrumb] [aria-current=page]', main) ?? undefined;
  return words(crumb?.children ?? []).trim();
}

const complete = (line: string) => (isSentence(line) ? line : `${line}.`);
const wordsIn = (lines: readonly string[]) => lines.reduce((sum, line) => sum + count(line), 0);

function passagesOf(part: Part, path: string, page: string, anchor: string, under: string): Passage[] {
  const at = part.id || anchor;
  const isQuestion = part.heading.endsWith('?');
  const lines = part.lines.map(complete);
  const own: Part[] = [];
  for (const child of part.parts) {
    const small =
      child.parts.length === 0 && wordsIn(child.lines) < MIN_WORDS && !child.heading.endsWith('?');
    if (small && !isQuestion) {
      const [first, ...others] = child.lines.map(complete);
      if (first) lines.push(`${child.heading}: ${first}`, ...others);
    } else own.push(child);
  }
  const passage: Passage = {
    page,
    heading: part.heading || page,
    href: `${path}${at ? `#${at}` : ''}`,
    text: lines.join('\n'),
    ...(isQuestion && { kind: 'question' }),
  };
  return [
    ...(lines.length > 0 ? [passage] : []),
    ...own.flatMap((child) => passagesOf(child, path, page, at, part.heading)),
  ];
}

/**
 * Cuts a finished page into passages under its headings.
 *
 * @param main the page's main element
 * @param path of the page
 */
export function cutPage(main: Element, path: string): Passage[] {
  const top: Part = { heading: '', id: '', level: 0, lines: [], parts: [] };
  partsOf(readable(main.children, new Set()), top);
  const page = nameOf(main) || 'Home';
  const [title, ...others] = top.parts;
  return [
    ...passagesOf({ ...top, parts: [] }, path, page, '', ''),
    ...(title ? passagesOf(title, path, page, '', '') : []),
    ...others.flatMap((part) => passagesOf(part, path, page, '', '')),
  ];
}
