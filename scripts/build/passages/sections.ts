import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import type { Nodes, Table } from 'mdast';
import { markdownTree } from '../markdown-version';

/** The text below one heading of a page, and the sections below smaller headings. */
export type Section = {
  heading: string;
  id: string;
  level: number;
  /** Paragraphs, list items ('- …') and table rows ('- …'), each whole and in reading order. */
  blocks: string[];
  /** What a box says beside its heading, such as 'Week 3' or '3-5 days'. */
  label: string;
  /** Path of the page that the heading links to. */
  link: string;
  sections: Section[];
  /** Whether it holds rows of a table. */
  isTable: boolean;
};

/** Level of a section made from a group of table rows, below every heading. */
export const TABLE_GROUP = 7;
const MAX_LABEL_WORDS = 5;

export const countWords = (text: string): number => text.split(' ').filter(Boolean).length;
const isSentence = (text: string) => '.!?:…"”)'.includes(text.at(-1) ?? '');
const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);
const hasHeading = (node: Nodes): boolean => node.type === 'heading' || childrenOf(node).some(hasHeading);
const emptySection = (level: number, heading = ''): Section => ({
  heading,
  id: '',
  level,
  blocks: [],
  label: '',
  link: '',
  sections: [],
  isTable: level === TABLE_GROUP,
});

/** The words of a node on one line. */
function textOf(node: Nodes): string {
  const joint =
    node.type === 'list' ? '; ' : node.type === 'listItem' || node.type === 'blockquote' ? ' ' : '';
  const text =
    'value' in node ? node.value : node.type === 'break' ? ' ' : childrenOf(node).map(textOf).join(joint);
  return text.replaceAll('\n', ' ');
}
const lineOf = (node: Nodes) => textOf(node).split(' ').filter(Boolean).join(' ');

const withAmount = (node: ElementContent, usd: unknown): ElementContent =>
  node.type === 'text'
    ? { ...node, value: node.value.replace(/\$[\d,.]*\d/, `{usd:${usd}}`) }
    : {
        ...node,
        ...('children' in node && { children: node.children.map((child) => withAmount(child, usd)) }),
      };

/**
 * Leaves out drawings with their notes, and examples with made-up figures (data-nosnippet). An amount that follows the
 * visitor's currency (components/currency/price.tsx) becomes `{usd:5400}`.
 */
function quotable(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const { dataNosnippet, dataUsd, role } = node.properties;
    const isFigure = node.tagName === 'figure' && !select('blockquote', node);
    // The figures of a drawing as a table.
    const isData = node.tagName === 'details' && select('table', node);
    if (node.tagName === 'svg' || role === 'img' || isFigure || isData || dataNosnippet !== undefined)
      return [];
    const element = { ...node, children: quotable(node.children) };
    return [dataUsd === undefined ? element : withAmount(element, dataUsd)];
  });
}

/** Table rows with their column heads: '- Large, 51-200 people. Training: $2,400; Onboarding: $600.' */
function addTable(into: Section, { children: [head, ...rows] }: Table): void {
  const columns = head?.children.map(lineOf) ?? [];
  let section = into;
  for (const row of rows) {
    const [first = '', ...values] = row.children.map(lineOf);
    if (values.every((value) => value === '')) {
      section = emptySection(TABLE_GROUP, first);
      into.sections.push(section);
      continue;
    }
    const isSame = values.length === 1 || (values.length > 2 && new Set(values).size === 1);
    const named = values.map((value, at) => `${columns[at + 1]}: ${value}`).join('; ');
    const text = isSame ? `${first}: ${values[0]}` : `${first}. ${named}`;
    section.isTable = true;
    section.blocks.push(`- ${text}${isSentence(text) ? '' : '.'}`);
  }
}

const isCallToAction = (node: Nodes) =>
  childrenOf(node).some(({ type }) => type === 'link') &&
  childrenOf(node).every((child) => child.type === 'link' || lineOf(child) === '');
const isLabel = (node: Nodes) =>
  node.type === 'paragraph' && !isSentence(lineOf(node)) && countWords(lineOf(node)) <= MAX_LABEL_WORDS;

/** Cuts a page's Markdown version at its headings. @returns the page as a section without heading */
export function sectionsOf(main: Element, address: string): Section {
  const page = emptySection(0);
  let open = [page];
  const current = () => open.at(-1) ?? page;

  const add = (node: Nodes): void => {
    if (node.type === 'heading') {
      const section = emptySection(node.depth, lineOf(node));
      section.id = String(node.data?.id ?? '');
      const link = node.children.find((child) => child.type === 'link');
      if (link) section.link = new URL(link.url).pathname;
      while (current().level >= node.depth) open.pop();
      current().sections.push(section);
      open.push(section);
    } else if (node.type === 'listItem' && hasHeading(node)) addBox(node);
    else if (node.type === 'listItem') {
      // A single word, such as a category, says nothing by itself.
      if (countWords(lineOf(node)) > 1) current().blocks.push(`- ${lineOf(node)}`);
    } else if (node.type === 'table') addTable(current(), node);
    else if (node.type !== 'paragraph') for (const child of childrenOf(node)) add(child);
    else if (!isCallToAction(node) && lineOf(node)) {
      const text = lineOf(node);
      current().blocks.push(isSentence(text) ? text : `${text}.`);
    }
  };
  /** A box: what stands beside its heading, such as a week, says what the heading is about. */
  const addBox = (box: Nodes): void => {
    const outside = open;
    open = [...open];
    for (const node of childrenOf(box)) if (!isLabel(node)) add(node);
    const labels = childrenOf(box).filter((node) => isLabel(node) && !isCallToAction(node));
    const section = current();
    if (section.blocks.length === 0 && section.sections.length === 0)
      section.blocks = [`${labels.map(lineOf).join(', ')}.`];
    // A single word that is no price, such as 'Popular', only advertises.
    else
      section.label = labels
        .map(lineOf)
        .filter((label) => countWords(label) > 1 || label.includes('{usd:'))
        .join(', ');
    open = outside;
  };
  add(markdownTree({ ...main, children: quotable(main.children) }, address, new Set()));
  return page;
}
