import GithubSlugger from 'github-slugger';
import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { type Block, type Inline, plainText } from './blocks';
import { curlyQuotes } from './quotes';

/** Thrown for unsupported Markdown. `line` counts from 1 inside the text. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';
  readonly line: number;

  constructor(problem: string, node: Nodes) {
    const line = node.position?.start.line ?? 1;
    super(`line ${line}: ${problem}`);
    this.line = line;
  }
}

const processor = remark().use(remarkGfm).use(remarkDirective);

const ALLOWED =
  'Use headings (## and ###), paragraphs, lists, task lists, tables, quotes, links, **strong**, *emphasis*, `code`, ::figure{#name} and :::example[Title].';

/** The parser takes a time such as '3:30' for a directive. This turns it back into text. */
const asWritten = (source: string, node: Nodes): string =>
  source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

/** A text with curly quotation marks. The character before it decides the direction of the first. */
const withCurlyQuotes = (source: string, text: string, node: Nodes): string =>
  curlyQuotes(text, source.charAt((node.position?.start.offset ?? 0) - 1));

type Reading = { source: string; slugger: GithubSlugger };

function inline(reading: Reading, nodes: readonly PhrasingContent[]): Inline[] {
  const { source } = reading;
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: withCurlyQuotes(source, node.value.replaceAll('\n', ' '), node) }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'strong':
        return [{ kind: 'strong', children: inline(reading, node.children) }];
      case 'emphasis':
        return [{ kind: 'emphasis', children: inline(reading, node.children) }];
      case 'link':
        return [{ kind: 'link', href: node.url, children: inline(reading, node.children) }];
      case 'textDirective':
        return [{ kind: 'text', text: asWritten(source, node) }];
      default:
        throw new MarkdownError(`'${node.type}' is not drawn inside a text. ${ALLOWED}`, node);
    }
  });
}

type Flow = RootContent | BlockContent | DefinitionContent;

function block(reading: Reading, node: Flow): Block {
  const { slugger } = reading;
  const blocks = (nodes: readonly Flow[]) => nodes.map((child) => block(reading, child));
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) {
        throw new MarkdownError(
          'a heading must be ## or ###; the page has the title as its first heading.',
          node,
        );
      }
      const text = plainText(inline(reading, node.children));
      return { kind: 'heading', level: node.depth, id: slugger.slug(text), text: text };
    }
    case 'paragraph':
      return { kind: 'paragraph', children: inline(reading, node.children) };
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => ({
          checked: item.checked ?? null,
          blocks: blocks(item.children),
        })),
      };
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell) => inline(reading, cell.children)),
      );
      return { kind: 'table', head: head ?? [], rows };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: blocks(node.children) };
    case 'leafDirective': {
      const name = node.attributes?.id;
      if (node.name !== 'figure' || !name) {
        throw new MarkdownError(`'::${node.name}' is not known. Write ::figure{#name}.`, node);
      }
      return { kind: 'figure', name };
    }
    case 'containerDirective': {
      const [label, ...rest] = node.children;
      if (node.name !== 'example' || label?.type !== 'paragraph' || !label.data?.directiveLabel) {
        throw new MarkdownError(`':::${node.name}' is not known. Write :::example[Title].`, node);
      }
      return {
        kind: 'aside',
        title: plainText(inline(reading, label.children)),
        blocks: blocks(rest),
      };
    }
    default:
      throw new MarkdownError(`'${node.type}' is not drawn. ${ALLOWED}`, node);
  }
}

/**
 * Parses Markdown into blocks: CommonMark with GitHub's tables and task lists, `::figure{#name}` for a drawing and
 * `:::example[Title] … :::` for a box. Heading ids are unique inside the text.
 *
 * @throws MarkdownError with the line, for anything that the site does not support.
 */
export function readMarkdown(source: string): Block[] {
  const reading = { source, slugger: new GithubSlugger() };
  return processor.parse(source).children.map((node) => block(reading, node));
}
