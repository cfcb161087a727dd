import type { Nodes, RootContent } from 'mdast';

/** One block of a text, as readMarkdown() leaves it. Pages, documents and feeds are made from blocks. */
export type Block = RootContent;

export const getChildren = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

/** Text without emphasis and links. */
export const toPlainText = (node: Nodes): string =>
  'value' in node ? node.value : getChildren(node).map(toPlainText).join('');

/** The text of blocks, one string per paragraph, item or cell. Figures have none. */
export const listPlainTexts = (blocks: readonly Nodes[]): string[] =>
  blocks.flatMap((block) =>
    ['heading', 'paragraph', 'tableCell'].includes(block.type)
      ? toPlainText(block)
      : listPlainTexts(getChildren(block)),
  );

export const listHeadings = (blocks: readonly Block[]): { level: number; id: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.type === 'heading'
      ? { level: block.depth, id: block.data?.id ?? '', text: toPlainText(block) }
      : [],
  );

export const listFigureIds = (blocks: readonly Nodes[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'leafDirective' ? (block.attributes?.id ?? []) : listFigureIds(getChildren(block)),
  );

/** Reading speed of an adult for plain nonfiction on a screen, rounded down. */
const WORDS_PER_MINUTE = 200;

export const countWords = (blocks: readonly Block[]): number =>
  listPlainTexts(blocks).join(' ').split(/\s+/).filter(Boolean).length;

/** The reading time in whole minutes, rounded up, such as '5 min'. */
export const formatReadingTime = (blocks: readonly Block[]): string =>
  `${Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE))} min`;
