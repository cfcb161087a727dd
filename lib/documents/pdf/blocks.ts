import { type Block, type Inline, type ListItem, plainText } from '@/lib/markdown/blocks';
import { boxLabel } from '../runs';
import { addField } from './fields';
import { figureHeight, writeFigure } from './figure';
import {
  addElement,
  addSpace,
  artifact,
  ensureSpace,
  hex,
  type Pdf,
  type Structure,
  setStyle,
  type TextStyle,
} from './page';
import { tableHeight, writeTable } from './table';
import { writeText } from './text';

const BODY: TextStyle = { font: 'body', size: 10.5, leading: 15.75 };
const HEADINGS: Record<2 | 3, TextStyle> = {
  2: { font: 'display', size: 21, leading: 25 },
  3: { font: 'strong', size: 12, leading: 17 },
};
/** Space above a block, in points. */
const ABOVE: Record<Block['kind'], number> = {
  heading: 18,
  paragraph: 8,
  list: 7,
  table: 8,
  quote: 14,
  aside: 14,
  figure: 20,
};
const INDENT = 17;
const BOX = 9;
const PAD = 14;
/** Paragraphs and lists lower than this, in points, are not split across pages. */
const SHORT = { paragraph: 120, list: 210 };

/** Position of blocks in points, and their parent in the document's structure. */
type BlockArea = { x: number; width: number; parent: Structure };

const words = (text: string): Inline[] => [{ kind: 'text', text }];

function heightOf(pdf: Pdf, block: Block, width: number): number {
  const { doc } = pdf;
  const text = (value: string, style: TextStyle) =>
    doc.heightOfString(value, { ...setStyle(doc, style), width });
  const sum = (blocks: readonly Block[], inside: number) =>
    blocks.reduce((all, one) => all + ABOVE[one.kind] + heightOf(pdf, one, inside), 0);
  switch (block.kind) {
    case 'heading':
      return text(block.text, HEADINGS[block.level]);
    case 'paragraph':
      return text(plainText(block.children), BODY);
    case 'list':
      return block.items.reduce((all, { blocks }) => all + sum(blocks, width - INDENT), 0);
    case 'table':
      return tableHeight(doc, block, width);
    case 'quote':
    case 'aside':
      return BODY.leading + sum(block.blocks, width - PAD);
    case 'figure':
      return figureHeight(pdf, block.name, width);
  }
}

/** The height that must be free for a block to start on this page: headings and lead-ins stay with the next block. */
function heightToBegin(pdf: Pdf, blocks: readonly Block[], index: number, width: number): number {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (!block) return 0;
  const height = heightOf(pdf, block, width);
  const leadsOn =
    block.kind === 'heading' ||
    (block.kind === 'paragraph' && (next?.kind === 'list' || next?.kind === 'table'));
  if (leadsOn && next) return height + ABOVE[next.kind] + heightToBegin(pdf, blocks, index + 1, width);
  const limit =
    block.kind === 'paragraph' || block.kind === 'list' ? SHORT[block.kind] : Number.POSITIVE_INFINITY;
  return height < limit ? height : 4 * BODY.leading;
}

function writeItem(
  pdf: Pdf,
  list: Structure,
  item: ListItem,
  number: number | null,
  { x, width }: BlockArea,
): void {
  const { doc } = pdf;
  ensureSpace(doc, heightToBegin(pdf, item.blocks, 0, width - INDENT));
  const owner = addElement(pdf, list, 'LI');
  const y = doc.y;
  if (item.checked === null) {
    addElement(pdf, owner, 'Lbl', { actual: number === null ? '•' : `${number}.` }).add(() => {
      if (number === null) doc.circle(x + 3, y + 6.5, 1.9).fill(hex('ink2'));
      else {
        setStyle(doc, { ...BODY, font: 'strong' });
        doc.fillColor(hex('ink2')).text(`${number}.`, x, y, { lineBreak: false });
      }
    });
  } else {
    const label = item.blocks
      .map((block) => (block.kind === 'paragraph' ? boxLabel(block.children) : ''))
      .join(' ');
    const box = { x, y: y + 2, width: BOX, height: BOX };
    addField(pdf, addElement(pdf, owner, 'Lbl'), 'box', box, label);
  }
  writeBlocks(
    pdf,
    item.blocks,
    { x: x + INDENT, width: width - INDENT, parent: addElement(pdf, owner, 'LBody') },
    true,
  );
}

function writeList(pdf: Pdf, { items, ordered }: Extract<Block, { kind: 'list' }>, place: BlockArea): void {
  const list = addElement(pdf, place.parent, 'L');
  for (const [index, item] of items.entries()) {
    if (index > 0) addSpace(pdf.doc, item.checked === null ? 3.5 : 6);
    writeItem(pdf, list, item, ordered ? index + 1 : null, place);
  }
}

/** Writes indented content with a line at its left, on each of its pages. */
function writeAside(
  pdf: Pdf,
  role: string,
  color: 'lane' | 'edge',
  { x, width, parent }: BlockArea,
  write: (inner: BlockArea) => void,
) {
  const { doc } = pdf;
  const pages = () => doc.bufferedPageRange().count - 1;
  const [first, top] = [pages(), doc.y];
  write({ x: x + PAD, width: width - PAD, parent: addElement(pdf, parent, role) });
  const [last, end] = [pages(), doc.y];
  for (let number = first; number <= last; number += 1) {
    doc.switchToPage(number);
    const from = number === first ? top : doc.page.margins.top;
    artifact(pdf, () =>
      doc.rect(x, from, 3, (number === last ? end : doc.page.maxY()) - from).fill(hex(color)),
    );
  }
}

function writeBlock(pdf: Pdf, block: Block, place: BlockArea): void {
  switch (block.kind) {
    case 'heading':
      pdf.onHeading(block.level, block.text);
      writeText(pdf, place.parent, `H${block.level}`, words(block.text), {
        ...place,
        ...HEADINGS[block.level],
      });
      break;
    case 'paragraph':
      writeText(pdf, place.parent, 'P', block.children, { ...place, ...BODY });
      break;
    case 'list':
      writeList(pdf, block, place);
      break;
    case 'table':
      writeTable(pdf, place.parent, block, place);
      break;
    case 'aside':
      writeAside(pdf, 'Sect', 'lane', place, (inner) => {
        writeText(pdf, inner.parent, 'P', words(block.title), { ...inner, ...BODY, font: 'strong' });
        writeBlocks(pdf, block.blocks, inner);
      });
      break;
    case 'quote':
      writeAside(pdf, 'BlockQuote', 'edge', place, (inner) => writeBlocks(pdf, block.blocks, inner, true));
      break;
    case 'figure':
      writeFigure(pdf, place.parent, block.name, place);
  }
}

/**
 * Writes blocks from `doc.y` downward. PDFKit breaks lines and pages; this decides what stays on one page.
 *
 * @param isTight leaves no space above the first block.
 * @throws Error for a drawing that the document does not have.
 */
export function writeBlocks(pdf: Pdf, blocks: readonly Block[], place: BlockArea, isTight = false): void {
  for (const [index, block] of blocks.entries()) {
    if (index > 0 || !isTight)
      addSpace(pdf.doc, ABOVE[block.kind] + (block.kind === 'heading' && block.level === 2 ? 12 : 0));
    ensureSpace(pdf.doc, heightToBegin(pdf, blocks, index, place.width));
    writeBlock(pdf, block, place);
  }
}
