import type { Piece } from './pieces';
import { column, decoration, hex, type Pen, page } from './sheet';

const BOTTOM = page.height - page.bottom;

/** The height of a piece with all that has to stay with it below. */
function heldHeight(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (let index = from; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) break;
    height += piece.height + (index === from ? 0 : piece.before);
    if (!piece.keep) break;
  }
  return height;
}

/**
 * Draws pieces from `y` downward, on new pages where the sheet ends.
 *
 * @returns where the last piece ends.
 */
export function paginate(pen: Pen, pieces: readonly Piece[], y: number): number {
  let at = y;
  let top = y <= page.top;
  for (const [index, piece] of pieces.entries()) {
    const before = top ? 0 : piece.before;
    const held = Math.min(heldHeight(pieces, index), BOTTOM - page.top - 60);
    if (!top && at + before + held > BOTTOM) {
      pen.doc.addPage();
      at = page.top;
      if (piece.again) {
        piece.again.draw(at);
        at += piece.again.height;
      }
    } else at += before;
    if (piece.ground) {
      const joined = pieces[index - 1]?.ground && at > page.top ? before : 0;
      decoration(pen, () => {
        pen.doc.rect(page.left, at - joined - 0.25, column, piece.height + joined + 0.5).fill(hex('sunk'));
      });
    }
    piece.draw(at);
    at += piece.height;
    top = false;
  }
  return at;
}
