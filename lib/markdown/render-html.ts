import type { Nodes } from 'mdast';
import { type Block, getChildren } from './inspect-blocks';

/** Escapes text for HTML and XML, both in elements and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Options = {
  /** Makes an address absolute. */
  link: (href: string) => string;
  /** The HTML in place of a drawing. */
  figure: (name: string) => string;
};

/** Elements without attributes, by the type of their node. */
const TAGS: Partial<Record<Nodes['type'], string>> = {
  ...{ paragraph: 'p', strong: 'strong', emphasis: 'em', inlineCode: 'code' },
  ...{ blockquote: 'blockquote', table: 'table', tableRow: 'tr', tableCell: 'td' },
};

function htmlOf(node: Nodes, options: Options): string {
  const children = getChildren(node);
  const inside =
    'value' in node ? escapeMarkup(node.value) : blocksToHtml(children as readonly Block[], options);
  const as = (tag: string) => `<${tag}>${inside}</${tag}>`;
  if (node.type === 'link') return `<a href="${escapeMarkup(options.link(node.url))}">${inside}</a>`;
  if (node.type === 'heading') return as(`h${node.depth}`);
  if (node.type === 'list') return as(node.ordered ? 'ol' : 'ul');
  if (node.type === 'leafDirective') return options.figure(node.attributes?.id ?? '');
  if (node.type === 'containerDirective')
    return inside.replace(/^<p>(.*?)<\/p>/, '<p><strong>$1</strong></p>');
  if (node.type === 'table')
    return as('table').replace(/<tr>.*?<\/tr>/, (row) => row.replaceAll('td>', 'th>'));
  if (node.type !== 'listItem') return TAGS[node.type] ? as(TAGS[node.type] ?? '') : inside;
  const box = typeof node.checked !== 'boolean' ? '' : node.checked ? '☑ ' : '☐ ';
  // One paragraph alone needs no `<p>`.
  return `<li>${box}${children.length === 1 ? inside.replace(/^<p>(.*)<\/p>$/, '$1') : inside}</li>`;
}

/** A text as plain HTML for feed readers: without classes, drawings and relative links. */
export const blocksToHtml = (blocks: readonly Block[], options: Options): string =>
  blocks.map((block) => htmlOf(block, options)).join('');
