import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { createSlugger } from '../format/slug';
import { toCurlyQuotes } from './curly-quotes';
import { type Block, getChildren, toPlainText } from './inspect-blocks';

/** Thrown for unsupported Markdown. `line` counts from 1 inside the text. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';

  constructor(
    problem: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${problem}`);
  }
}

const processor = remark().use(remarkGfm).use(remarkDirective);

const BLOCKS =
  'heading paragraph list listItem table tableRow tableCell blockquote leafDirective containerDirective';
const PARTS_OF_TEXT = 'text inlineCode strong emphasis link textDirective';

const ALLOWED =
  'Use headings (## and ###), paragraphs, lists, task lists, tables, quotes, links, **strong**, *emphasis*, `code`, ::figure{#name} and :::example[Title].';

/** Why the site does not support a node; undefined when it does. */
function problemOf(node: Nodes, isInText: boolean): string | undefined {
  if (!(isInText ? PARTS_OF_TEXT : BLOCKS).split(' ').includes(node.type))
    return `'${node.type}' is not drawn${isInText ? ' inside a text' : ''}. ${ALLOWED}`;
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3)
    return 'a heading must be ## or ###; the page has the title as its first heading.';
  if (node.type === 'leafDirective' && !(node.name === 'figure' && node.attributes?.id))
    return `'::${node.name}' is not known. Write ::figure{#name}.`;
  if (node.type !== 'containerDirective') return undefined;
  const [label] = node.children;
  const isExample = node.name === 'example' && label?.type === 'paragraph' && label.data?.directiveLabel;
  return isExample ? undefined : `':::${node.name}' is not known. Write :::example[Title].`;
}

/**
 * Parses Markdown into blocks: CommonMark with GitHub's tables and task lists, `::figure{#name}` for a drawing and
 * `:::example[Title] … :::` for a box. Quotation marks become curly, and heading ids are unique inside the text.
 *
 * @throws MarkdownError with the line, for anything that the site does not support.
 */
export function readMarkdown(source: string): Block[] {
  const slugger = createSlugger();
  const prepare = (node: Nodes, isInText = false): void => {
    const start = node.position?.start;
    const problem = problemOf(node, isInText);
    if (problem) throw new MarkdownError(problem, start?.line ?? 1);
    // The parser takes a time such as '3:30' for a directive.
    if (node.type === 'textDirective') {
      const value = source.slice(start?.offset, node.position?.end.offset);
      Object.assign(node, { type: 'text', value, children: [] });
      return;
    }
    // The character before a text decides the direction of its first quotation mark.
    if (node.type === 'text')
      node.value = toCurlyQuotes(node.value.replaceAll('\n', ' '), source.charAt((start?.offset ?? 0) - 1));
    const holdsText = isInText || ['heading', 'paragraph', 'tableCell'].includes(node.type);
    for (const child of getChildren(node)) prepare(child, holdsText);
    if (node.type === 'heading') node.data = { id: slugger(toPlainText(node)) };
  };
  const { children } = processor.parse(source);
  for (const node of children) prepare(node);
  return children;
}
