/** A run of text inside a block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** One item of a list. `checked` is null if the item is not a task. */
export type ListItem = { checked: boolean | null; blocks: Block[] };

/** One block of a text. Pages, documents and feeds are made from blocks. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  /** A worked example or a note, in a box. */
  | { kind: 'aside'; title: string; blocks: Block[] }
  /** A drawing, by name in the entry's `figures`. */
  | { kind: 'figure'; name: string };

/** Text without emphasis and links. */
export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.children))).join('');

/** The text of blocks, one string per paragraph, item or cell. Figures have none. */
export function plainBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
        return [plainText(block.children)];
      case 'list':
        return block.items.flatMap((item) => plainBlocks(item.blocks));
      case 'table':
        return [block.head, ...block.rows].flatMap((row) => row.map(plainText));
      case 'quote':
        return plainBlocks(block.blocks);
      case 'aside':
        return [block.title, ...plainBlocks(block.blocks)];
      default:
        return [];
    }
  });
}

/** The headings of a text, for its table of contents. */
export function headingsOf(blocks: readonly Block[]): { level: 2 | 3; id: string; text: string }[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
}

/** The names of the drawings in a text, in order. */
export function figuresIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'figure':
        return [block.name];
      case 'quote':
      case 'aside':
        return figuresIn(block.blocks);
      case 'list':
        return block.items.flatMap((item) => figuresIn(item.blocks));
      default:
        return [];
    }
  });
}

/** Reading speed of an adult for plain nonfiction on a screen, rounded down. */
const WORDS_PER_MINUTE = 200;

/** The number of words in blocks. */
export function countWords(blocks: readonly Block[]): number {
  return plainBlocks(blocks).join(' ').split(/\s+/).filter(Boolean).length;
}

/** The reading time in whole minutes, rounded up, such as '5 min'. */
export function readingTime(blocks: readonly Block[]): string {
  return `${Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE))} min`;
}
