import type { Nodes, RootContent } from 'mdast';

/** One block of a text, as readMarkdown() leaves it. Pages, documents and feeds are made from blocks. */
export type Block = RootContent;

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

/** Text without emphasis and links. */
export const plainText = (node: Nodes): string =>
  'value' in node ? node.value : childrenOf(node).map(plainText).join('');

/** The text of blocks, one string per paragraph, item or cell. Figures have none. */
export const plainBlocks = (blocks: readonly Nodes[]): string[] =>
  blocks.flatMap((block) =>
    ['heading', 'paragraph', 'tableCell'].includes(block.type)
      ? plainText(block)
      : plainBlocks(childrenOf(block)),
  );

/** The headings of a text, for its table of contents. */
export const headingsOf = (blocks: readonly Block[]): { level: number; id: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' ? { level: block.depth, id: block.data?.id ?? '', text: plainText(block) } : [],
  );

/** The names of the drawings in a text, in order. */
export const figuresIn = (blocks: readonly Nodes[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'leafDirective' ? (block.attributes?.id ?? []) : figuresIn(childrenOf(block)),
  );

/** Reading speed of an adult for plain nonfiction on a screen, rounded down. */
const WORDS_PER_MINUTE = 200;

/** The number of words in blocks. */
export const countWords = (blocks: readonly Block[]): number =>
  plainBlocks(blocks).join(' ').split(/\s+/).filter(Boolean).length;

/** The reading time in whole minutes, rounded up, such as '5 min'. */
export const readingTime = (blocks: readonly Block[]): string =>
  `${Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE))} min`;
