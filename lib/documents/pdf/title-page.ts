import { formatDate } from '@/lib/format/dates';
import type { About } from '../brand';
import { breakLines, drawLine } from './lines';
import { drawMark } from './mark';
import { column, decoration, element, hex, linkArea, type Pen, page, tagged, use } from './sheet';

/** A part of the document, for the table of contents: its heading and its page, the first being 0. */
export type Part = { text: string; page: number };

const LANE = page.left + 6;
const ROW = 24;

function lines(pen: Pen, type: 'H1' | 'P', text: string, y: number, size: number, leading: number): number {
  const owner = element(pen, pen.root, type);
  const face = type === 'H1' ? 'title' : 'body';
  const broken = breakLines(pen, [{ text, face }], size, column);
  for (const [index, line] of broken.entries()) {
    const color = hex(type === 'H1' ? 'ink' : 'ink2');
    drawLine(pen, owner, type, line, { x: page.left, y: y + index * leading, size, color });
  }
  return y + broken.length * leading;
}

/**
 * Draws the first page, but for its table of contents, whose pages are not known yet.
 *
 * @returns draws the table once they are.
 */
export function drawTitlePage(pen: Pen, about: About): (parts: readonly Part[]) => void {
  const { doc } = pen;
  drawMark(pen, page.left, page.top, 22);
  const sender = element(pen, pen.root, 'P');
  tagged(pen, sender, 'P', () => {
    use(pen, 'strong', 13).fillColor(hex('ink'));
    doc.text(about.sender.name, page.left + 31, page.top + 3, { lineBreak: false });
  });
  const title = lines(pen, 'H1', about.title, 168, 46, 46);
  const below = lines(pen, 'P', about.subtitle, title + 16, 14, 21) + 44;
  const contents = element(pen, pen.root, 'TOC');
  const foot = element(pen, pen.root, 'P');
  tagged(pen, foot, 'P', () => {
    use(pen, 'body', 9).fillColor(hex('ink3'));
    const says = `${about.sender.name}, ${formatDate(about.date)}. ${about.sender.email}`;
    doc.text(says, page.left, page.height - page.bottom + 14, { lineBreak: false });
  });

  return (parts) => {
    doc.switchToPage(0);
    const first = below + 38;
    const last = first + (parts.length - 1) * ROW;
    decoration(pen, () => {
      doc
        .path(`M0 ${below}H${LANE - 24}q24 0 24 24V${last}`)
        .lineWidth(3)
        .lineCap('round')
        .lineJoin('round')
        .stroke(hex('lane'));
    });
    for (const [index, { text, page: target }] of parts.entries()) {
      const y = first + index * ROW;
      decoration(pen, () => {
        if (index === parts.length - 1) doc.circle(LANE, y, 5.5).fill(hex('lane'));
        else doc.circle(LANE, y, 4.5).lineWidth(2.25).fillAndStroke(hex('paper'), hex('lane'));
      });
      const item = element(pen, element(pen, contents, 'TOCI'), 'Link');
      const right = page.width - page.right;
      tagged(pen, item, 'Link', () => {
        const number = String(target + 1);
        use(pen, 'body', 11).fillColor(hex('ink'));
        doc.text(text, LANE + 20, y - 7, { lineBreak: false });
        doc
          .fillColor(hex('ink3'))
          .text(number, right - doc.widthOfString(number), y - 7, { lineBreak: false });
      });
      const frame = { x: LANE + 20, y: y - 9, width: right - LANE - 20, height: 18 };
      linkArea(pen, item, frame, target, `${text}, page ${target + 1}`);
    }
  };
}
