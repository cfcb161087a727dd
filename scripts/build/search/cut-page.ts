import type { Element, ElementContent } from 'hast';
import { matches, select } from 'hast-util-select';
import type { Nodes } from 'mdast';
import {
  NOT_SEARCHED_ATTRIBUTE,
  READING_ATTRIBUTE,
  toPropertyName,
  US_DOLLARS_ATTRIBUTE,
} from '@/lib/build-attributes';
import { getChildren } from '@/lib/markdown/inspect-blocks';
import type { Section, SectionNotes } from '@/lib/search/section';
import { htmlToMarkdownTree } from '../markdown-version';

/** Length of a section's text, in characters: a search result shows it on one line. */
const MAX_LENGTH = 95;
/** Texts that are not searched: what scripts replace, drawings with their notes and data, quotes, and made-up figures. */
const LEFT_OUT = `noscript, svg, figure, details, blockquote, [role=img], [data-nosnippet], [${NOT_SEARCHED_ATTRIBUTE}]`;

const US_DOLLARS_PROPERTY = toPropertyName(US_DOLLARS_ATTRIBUTE);

const wordsIn = (node: Nodes): string =>
  'value' in node ? node.value : node.type === 'break' ? ' ' : getChildren(node).map(wordsIn).join('');
/** The words of a node on one line. */
const lineOf = (node: Nodes) => wordsIn(node).split(/\s/).filter(Boolean).join(' ');
const hasHeading = (node: Nodes): boolean => node.type === 'heading' || getChildren(node).some(hasHeading);

/**
 * The nodes that are searched. An amount that follows the visitor's currency (components/currency/price.tsx) becomes
 * `{usd:5400}`.
 */
const searchable = (nodes: readonly ElementContent[], usd?: unknown): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text' && usd !== undefined)
      return [{ ...node, value: node.value.replace(/\$[\d,.]*\d/, `{usd:${usd}}`) }];
    if (node.type !== 'element') return [node];
    if (matches(LEFT_OUT, node)) return [];
    return [{ ...node, children: searchable(node.children, node.properties[US_DOLLARS_PROPERTY] ?? usd) }];
  });

/** The first parts of a text, as many as fit, and at least one. */
const beginningOf = (parts: readonly string[], separator: string) =>
  parts
    .filter((_, at) => at === 0 || parts.slice(0, at + 1).join(separator).length <= MAX_LENGTH)
    .join(separator);

/** The first whole sentences of a section, or the names in its list. */
function shorten(line: string, [first = '', ...names]: readonly string[]): string {
  if (line === '' || line.endsWith(':')) return beginningOf([`${line} ${first}`.trim(), ...names], '; ');
  const sentences = (/[.!?]$/.test(line) ? line : `${line}.`).split(/(?<=[.!?]) /);
  return beginningOf([...sentences, [first, ...names].join('; ')].filter(Boolean), ' ');
}

/**
 * Cuts a finished page into sections at the headings that a link can lead to.
 *
 * @param main the page's main element
 * @param notes the names of all pages by path, and the questions, whose sections have the whole answer
 */
export function cutIntoSections(main: Element, path: string, { names, utterances }: SectionNotes): Section[] {
  const page = names[path] ?? path;
  const isArticle = select(`[${READING_ATTRIBUTE}]`, main) !== undefined;
  /** The sections so far: lines of text, and the names in smaller headings and list items. */
  const cut: { heading: string; id: string; lines: string[]; parts: string[] }[] = [];
  const open = (heading: string, id: string) => cut.push({ heading, id, lines: [], parts: [] });
  open(page, '');

  /** A card about another page belongs to that page. */
  const isTeaser = (node: Nodes): boolean =>
    (node.type === 'link' && new URL(node.url).pathname !== path && new URL(node.url).pathname in names) ||
    getChildren(node).some(isTeaser);
  const isCard = (node: Nodes) =>
    getChildren(node).some((child) => child.type === 'heading' && isTeaser(child));
  const visit = (node: Nodes): void => {
    const current = cut.at(-1);
    if (node.type === 'heading') {
      const id = String(node.data?.id ?? '');
      // Text above the title, such as a tag, is not part of the page's text.
      if (node.depth === 1) cut.length = 0;
      if (node.depth < 3 || (id && !isArticle)) open(lineOf(node), id);
      else current?.parts.push(lineOf(node));
    } else if (node.type === 'listItem' ? isCard(node) : node.type === 'paragraph' && lineOf(node) === '')
      return;
    else if (
      node.type === 'paragraph' ||
      node.type === 'tableRow' ||
      (node.type === 'listItem' && !hasHeading(node))
    ) {
      const isLinkAlone = getChildren(node).every((child) => child.type === 'link' || lineOf(child) === '');
      const line = lineOf(node.type === 'tableRow' ? (node.children[0] ?? node) : node);
      if (isLinkAlone || !current) return;
      if (node.type === 'paragraph') current.lines.push(line);
      else current.parts.push(line.split(/: |\. /)[0] ?? line);
    } else for (const child of getChildren(node)) visit(child);
  };
  visit(htmlToMarkdownTree({ ...main, children: searchable(main.children) }, `https://site.example${path}`));

  const said = cut.filter(({ lines, parts }) => lines.length + parts.length > 0);
  const lead = said[0]?.lines[0] ?? '';
  return said.map(({ heading, id, lines, parts }, at): Section => {
    const href = id ? `${path}#${id}` : path;
    // Sections of a long text have its beginning, because they are half of all sections.
    const part = (at === 0 || isArticle) && lead ? lead : shorten(lines[0] ?? '', parts);
    const text = href in utterances ? lines.join('\n') : part;
    return { page, heading, href, text, ...(isArticle && { isArticle }) };
  });
}
