import type { Block, ListItem } from '@/lib/markdown/blocks';
import { type DocumentFigure, figurePieces } from './figure';
import { type Run, runsOf } from './lines';
import { type Piece, paragraphPieces, type Setting, together } from './pieces';
import { column, decoration, element, hex, type Pen, page, type Structure } from './sheet';
import { tablePieces } from './table';

const BODY: Setting = { size: 10.5, leading: 15.75 };
const INDENT = 17;
const BOX = 9;
const PAD = 14;
/** A list lower than this is not divided between pages. */
const SHORT_LIST = 210;
/** Nor is a paragraph, such as a prompt to copy. */
const SHORT_PARAGRAPH = 120;

/** Where the blocks stand, what they hang on, and which drawings they may place. */
type Place = {
  x: number;
  width: number;
  parent: Structure;
  figures: Readonly<Record<string, DocumentFigure>>;
  /** Called when a heading is drawn, with its level, its words and where it stands. */
  onHeading: (level: 2 | 3, text: string, y: number) => void;
};

export const firstPlace = (
  parent: Structure,
  figures: Place['figures'],
  onHeading: Place['onHeading'],
): Place => ({ x: page.left, width: column, parent, figures, onHeading });

function heading(pen: Pen, block: Extract<Block, { kind: 'heading' }>, place: Place): Piece[] {
  const large = block.level === 2;
  const owner = element(pen, place.parent, large ? 'H2' : 'H3');
  const runs: Run[] = [{ text: block.text, face: large ? 'display' : 'strong' }];
  const setting = large ? { size: 21, leading: 25 } : { size: 12, leading: 17 };
  const spaced = { ...place, ...setting, before: large ? 30 : 18, keep: true };
  return paragraphPieces(pen, owner, large ? 'H2' : 'H3', runs, spaced).map((piece, index) => ({
    ...piece,
    draw: (y) => {
      if (index === 0) place.onHeading(block.level, block.text, y);
      piece.draw(y);
    },
  }));
}

/** Draws an item's mark: a dot, its number, or a box to tick. */
function drawMark(pen: Pen, item: ListItem, number: number | null, x: number, y: number): void {
  const { doc } = pen;
  const middle = y + BODY.leading / 2;
  if (item.checked !== null) {
    doc
      .roundedRect(x, middle - BOX / 2, BOX, BOX, 1.5)
      .lineWidth(1)
      .stroke(hex('edge'));
    if (item.checked)
      doc
        .moveTo(x + 2, middle)
        .lineTo(x + 4, middle + 2.5)
        .lineTo(x + 8, middle - 3)
        .lineWidth(1.5)
        .stroke(hex('lane'));
  } else if (number === null) doc.circle(x + 3, middle, 1.9).fill(hex('ink2'));
  else {
    doc.font(pen.faces.strong).fontSize(BODY.size).fillColor(hex('ink2'));
    doc.text(`${number}.`, x, y + (BODY.leading - BODY.size * 1.22) / 2, { lineBreak: false });
  }
}

function list(pen: Pen, block: Extract<Block, { kind: 'list' }>, place: Place): Piece[] {
  const root = element(pen, place.parent, 'L');
  return block.items.flatMap((item, index) => {
    const owner = element(pen, root, 'LI');
    const label = element(pen, owner, 'Lbl', {
      actual: block.ordered ? `${index + 1}.` : item.checked === null ? '•' : 'Box to tick:',
    });
    const body = element(pen, owner, 'LBody');
    const inner = { ...place, x: place.x + INDENT, width: place.width - INDENT, parent: body };
    const [first, ...rest] = compose(pen, item.blocks, inner);
    if (!first) return [];
    const before = index === 0 ? 7 : item.checked === null ? 3.5 : 6;
    const marked: Piece = {
      ...first,
      before,
      draw: (y) => {
        const content = pen.doc.markStructureContent('Lbl');
        drawMark(pen, item, block.ordered ? index + 1 : null, place.x, y);
        pen.doc.endMarkedContent();
        label.add(content);
        first.draw(y);
      },
    };
    return [marked, ...rest];
  });
}

/** A box on its own ground: space inside at the top and at the end, and its title first. */
function aside(pen: Pen, block: Extract<Block, { kind: 'aside' }>, place: Place): Piece[] {
  const owner = element(pen, place.parent, 'Sect');
  const inner = { ...place, x: place.x + PAD, width: place.width - 2 * PAD, parent: owner };
  const title = paragraphPieces(pen, element(pen, owner, 'P'), 'P', [{ text: block.title, face: 'strong' }], {
    ...inner,
    ...BODY,
    before: 0,
    keep: true,
  });
  const gap = (height: number, before: number): Piece => ({
    height,
    before,
    keep: before > 0,
    ground: true,
    draw: () => undefined,
  });
  const inside = [...title, ...compose(pen, block.blocks, inner)].map((piece, index, all) => ({
    ...piece,
    ground: true,
    keep: piece.keep || index === all.length - 1,
  }));
  return [gap(PAD - 3, 14), ...inside, gap(PAD - 2, 0)];
}

function quote(pen: Pen, block: Extract<Block, { kind: 'quote' }>, place: Place): Piece[] {
  const owner = element(pen, place.parent, 'BlockQuote');
  const rule = (before: number): Piece => ({
    height: 1,
    before,
    keep: true,
    draw: (y) =>
      decoration(pen, () => {
        pen.doc
          .moveTo(place.x, y)
          .lineTo(place.x + place.width, y)
          .lineWidth(0.75)
          .stroke(hex('edge'));
      }),
  });
  return [rule(14), ...compose(pen, block.blocks, { ...place, parent: owner }), { ...rule(8), keep: false }];
}

function composeBlock(pen: Pen, block: Block, place: Place): Piece[] {
  switch (block.kind) {
    case 'heading':
      return heading(pen, block, place);
    case 'paragraph':
      return together(
        paragraphPieces(pen, element(pen, place.parent, 'P'), 'P', runsOf(block.children, pen), {
          ...place,
          ...BODY,
          before: 8,
        }),
        SHORT_PARAGRAPH,
      );
    case 'list':
      return together(list(pen, block, place), SHORT_LIST);
    case 'table':
      return tablePieces(pen, place.parent, block, { ...place, before: 12 });
    case 'aside':
      return aside(pen, block, place);
    case 'quote':
      return quote(pen, block, place);
    case 'figure': {
      const figure = place.figures[block.name];
      if (!figure) throw new Error(`no drawing is named '${block.name}'`);
      return figurePieces(pen, place.parent, figure, place);
    }
  }
}

/** What leads to a list or a table stays with it. */
const leadsOn = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'paragraph' && (next?.kind === 'list' || next?.kind === 'table');

/** The blocks of a text as pieces, in the order of reading. @throws Error for a drawing that nobody gave. */
export function compose(pen: Pen, blocks: readonly Block[], place: Place): Piece[] {
  return blocks.flatMap((block, index) => {
    const pieces = composeBlock(pen, block, place);
    return leadsOn(block, blocks[index + 1]) ? pieces.map((piece) => ({ ...piece, keep: true })) : pieces;
  });
}
