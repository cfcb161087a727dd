import type { Inline } from '@/lib/markdown/blocks';
import { plainText } from '@/lib/markdown/blocks';
import { breakLines, drawLine, type Line, runsOf } from './lines';
import { type Piece, together } from './pieces';
import { decoration, element, hex, type Pen, type Structure, use } from './sheet';

const SIZE = 9.25;
const LEADING = 13;
const PAD = 6;
/** A column is at least so wide, and its share grows with its text no further than this many letters. */
const LEAST = 58;
const MOST_LETTERS = 46;
/** A table lower than this is not divided between pages. */
const WHOLE = 300;

type Row = readonly (readonly Inline[])[];

/** Widths in points that share `width` by what the columns hold. */
function widthsOf(pen: Pen, rows: readonly Row[], width: number): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const letters = Array.from({ length: count }, (_, index) => {
    const texts = rows.map((row) => plainText(row[index] ?? []));
    const word = Math.max(...texts.flatMap((text) => text.split(/\s+/)).map((text) => text.length));
    const most = Math.max(...texts.map((text) => text.length));
    return Math.max(word, Math.min(most, MOST_LETTERS));
  });
  const em = use(pen, 'body', SIZE).widthOfString('n');
  const least = letters.map((number) => Math.max(LEAST, Math.min(number, 9) * em + 2 * PAD));
  const spare = width - least.reduce((sum, part) => sum + part, 0);
  const all = letters.reduce((sum, part) => sum + part, 0);
  return letters.map((number, index) => (least[index] ?? 0) + (spare * number) / all);
}

/** A table as pieces, a row each; its head is drawn again where it runs over to a page. */
export function tablePieces(
  pen: Pen,
  parent: Structure,
  table: { head: Row; rows: readonly Row[] },
  place: { x: number; width: number; before: number },
): Piece[] {
  const widths = widthsOf(pen, [table.head, ...table.rows], place.width);
  const root = element(pen, parent, 'Table');

  const rowPiece = (row: Row, head: boolean): Piece => {
    const cells = widths.map((width, index) =>
      breakLines(pen, runsOf(row[index] ?? [], pen, head ? 'strong' : 'body'), SIZE, width - 2 * PAD),
    );
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * LEADING + 2 * PAD;
    const structure = element(pen, root, 'TR');
    const owners = cells.map((_, index) =>
      head
        ? element(pen, structure, 'TH', { scope: 'Column' })
        : element(pen, structure, index === 0 ? 'TH' : 'TD', index === 0 ? { scope: 'Row' } : {}),
    );
    const draw = (y: number, write: (lines: Line[], index: number, x: number) => void) => {
      decoration(pen, () => {
        if (head) pen.doc.rect(place.x, y, place.width, height).fill(hex('sunk'));
        pen.doc
          .moveTo(place.x, y + height)
          .lineTo(place.x + place.width, y + height)
          .lineWidth(head ? 1 : 0.5)
          .stroke(hex(head ? 'edge' : 'rule'));
      });
      let x = place.x + PAD;
      for (const [index, lines] of cells.entries()) {
        write(lines, index, x);
        x += widths[index] ?? 0;
      }
    };
    const at = (x: number, y: number, line: number) => ({ x, y: y + PAD + line * LEADING, size: SIZE });
    return {
      height,
      before: 0,
      keep: head,
      draw: (y) =>
        draw(y, (lines, index, x) => {
          const owner = owners[index];
          if (!owner) return;
          for (const [line, words] of lines.entries())
            drawLine(pen, owner, head || index === 0 ? 'TH' : 'TD', words, at(x, y, line));
        }),
      again: {
        height,
        draw: (y) =>
          draw(y, (lines, _, x) =>
            decoration(pen, () => {
              for (const [line, words] of lines.entries())
                for (const { text, face, x: offset } of words) {
                  const point = at(x + offset, y, line);
                  use(pen, face, SIZE)
                    .fillColor(hex('ink'))
                    .text(text, point.x, point.y, { lineBreak: false });
                }
            }),
          ),
      },
    };
  };

  // Markdown has no table without a head: one without words stands for none.
  const named = table.head.some((cell) => cell.length > 0);
  if (!named) {
    const [first, ...others] = table.rows.map((row) => ({ ...rowPiece(row, false), again: undefined }));
    return first ? [{ ...first, before: place.before }, ...others] : [];
  }
  const { again, ...head } = rowPiece(table.head, true);
  const rows = table.rows.map((row) => ({ ...rowPiece(row, false), ...(again && { again }) }));
  return together([{ ...head, before: place.before }, ...rows], WHOLE);
}
