import type { Block, Inline, ListItem } from './blocks';

/** Escapes text for HTML and XML, both in elements and in attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Options = {
  /** Makes an address absolute. */
  link: (href: string) => string;
  /** The HTML in place of a drawing. */
  figure: (name: string) => string;
};

function inlineHtml(parts: readonly Inline[], options: Options): string {
  const draw = (part: Inline): string => {
    if (part.kind === 'text') return escapeMarkup(part.text);
    if (part.kind === 'code') return `<code>${escapeMarkup(part.text)}</code>`;
    const inside = inlineHtml(part.children, options);
    if (part.kind === 'link') return `<a href="${escapeMarkup(options.link(part.href))}">${inside}</a>`;
    return part.kind === 'strong' ? `<strong>${inside}</strong>` : `<em>${inside}</em>`;
  };
  return parts.map(draw).join('');
}

function itemHtml({ checked, blocks }: ListItem, options: Options): string {
  const box = checked === null ? '' : checked ? '☑ ' : '☐ ';
  const [only, ...more] = blocks;
  const content =
    only?.kind === 'paragraph' && more.length === 0
      ? inlineHtml(only.children, options)
      : blocksToHtml(blocks, options);
  return `<li>${box}${content}</li>`;
}

function blockHtml(block: Block, options: Options): string {
  const text = (parts: readonly Inline[]) => inlineHtml(parts, options);
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${text(block.children)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => itemHtml(item, options)).join('')}</${tag}>`;
    }
    case 'table': {
      const row = (cells: Inline[][], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
    }
    case 'quote':
      return `<blockquote>${blocksToHtml(block.blocks, options)}</blockquote>`;
    case 'aside':
      return `<p><strong>${escapeMarkup(block.title)}</strong></p>${blocksToHtml(block.blocks, options)}`;
    case 'figure':
      return options.figure(block.name);
  }
}

/** A text as plain HTML for feed readers: without classes, drawings and relative links. */
export function blocksToHtml(blocks: readonly Block[], options: Options): string {
  return blocks.map((block) => blockHtml(block, options)).join('');
}
