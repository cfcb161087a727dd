import type { Line } from './lines';
import { breakLines, drawLine, type Run } from './lines';
import type { Pen, Structure } from './sheet';

/**
 * What a page cannot divide: a line or two, a table's row, a drawing. Heights and spaces are in points.
 * Composing makes a row of pieces, and pagination gives each its page.
 */
export type Piece = {
  height: number;
  /** Space above, left out at the top of a page. */
  before: number;
  /** Stays on the page of the piece that follows. */
  keep: boolean;
  /** Stands on the ground of a box, with what follows in the same box. */
  ground?: boolean;
  /** A table's head: drawn again above this row when the row opens a page. */
  again?: { height: number; draw: (y: number) => void } | undefined;
  draw: (y: number) => void;
};

/** How words are set: size and line height in points. */
export type Setting = { size: number; leading: number; color?: string };

/** Lines of one paragraph as pieces: the first two and the last two stay together. */
function linePieces(
  pen: Pen,
  owner: Structure,
  type: string,
  lines: readonly Line[],
  place: { x: number; before: number; keep?: boolean } & Setting,
): Piece[] {
  const { x, size, leading, color } = place;
  const bounds = lines.map((_, index) => index).filter((index) => index !== 1 && index !== lines.length - 1);
  const starts = lines.length <= 3 ? [0] : bounds;
  return starts.map((from, index) => {
    const group = lines.slice(from, starts[index + 1] ?? lines.length);
    return {
      height: group.length * leading,
      before: index === 0 ? place.before : 0,
      keep: place.keep === true,
      draw: (y) => {
        for (const [row, line] of group.entries()) {
          const at = { x, y: y + row * leading + (leading - size * 1.22) / 2, size, ...(color && { color }) };
          drawLine(pen, owner, type, line, at);
        }
      },
    };
  });
}

/** A paragraph of runs as pieces. */
export function paragraphPieces(
  pen: Pen,
  owner: Structure,
  type: string,
  runs: readonly Run[],
  place: { x: number; width: number; before: number; keep?: boolean } & Setting,
): Piece[] {
  return linePieces(pen, owner, type, breakLines(pen, runs, place.size, place.width), place);
}

/** Keeps pieces on one page, if they are lower than `limit` points together. */
export function together(pieces: readonly Piece[], limit: number): Piece[] {
  const height = pieces.reduce((sum, piece) => sum + piece.before + piece.height, 0);
  if (height >= limit) return [...pieces];
  return pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, keep: true } : piece));
}
