import { formatDate } from '@/lib/format/dates';
import type { Inline } from '@/lib/markdown/blocks';
import type { DocumentInfo } from '../brand';
import {
  addElement,
  artifact,
  columnWidth,
  hex,
  type Paper,
  type Pdf,
  setStyle,
  type TextStyle,
} from './page';
import { writeText } from './text';

/** A part of the document, for the table of contents: its heading and its page, the first being 0. */
export type ContentsEntry = { text: string; page: number };

const TITLES: Record<Paper, TextStyle & { y: number }> = {
  letter: { font: 'title', size: 46, leading: 46, y: 168 },
  slide: { font: 'title', size: 36, leading: 38, y: 90 },
};
const ROW = 24;

/** Draws the mark, 22 points wide, as public/logo-mark.svg has it on a grid of 32. */
function drawMark({ doc }: Pdf, x: number, y: number): void {
  doc.save();
  doc.translate(x, y).scale(22 / 32);
  doc.path('M28 5H10q-6 0-6 6v10q0 6 6 6H28').lineWidth(4.5).lineCap('round').stroke(hex('ink'));
  doc.path('M4 16H20').lineCap('butt').stroke(hex('lane'));
  doc.circle(24.5, 16, 4.5).fill(hex('lane'));
  doc.restore();
}

/**
 * Draws the title page without its table of contents, because page numbers are not known yet.
 *
 * @returns a function that draws the table of contents.
 */
export function drawTitlePage(
  pdf: Pdf,
  info: DocumentInfo,
  paper: Paper,
): (parts: readonly ContentsEntry[]) => void {
  const { doc } = pdf;
  const { left, top, bottom } = doc.page.margins;
  const width = columnWidth(doc);
  const text = (
    role: string,
    value: string,
    style: TextStyle,
    at: { x?: number; y: number; color?: string },
  ) => {
    doc.y = at.y;
    const parts: Inline[] = [{ kind: 'text', text: value }];
    writeText(pdf, pdf.root, role, parts, { x: left, width, ...style, ...at });
  };
  artifact(pdf, () => drawMark(pdf, left, top));
  text('P', info.sender.name, { font: 'strong', size: 13, leading: 16 }, { x: left + 31, y: top + 3 });
  const { y, ...title } = TITLES[paper];
  text('H1', info.title, title, { y });
  text('P', info.subtitle, { font: 'body', size: 14, leading: 21 }, { y: doc.y + 16, color: hex('ink2') });
  const below = doc.y + 44;
  const contents = addElement(pdf, pdf.root, 'TOC');
  const foot = `${info.sender.name}, ${formatDate(info.date)}. ${info.sender.email}`;
  const footStyle: TextStyle = { font: 'body', size: 9, leading: 11 };
  text('P', foot, footStyle, { y: doc.page.height - bottom - 12, color: hex('ink3') });
  return (parts) => {
    doc.switchToPage(0);
    const lane = left + 6;
    const rowAt = (index: number) => below + 38 + index * ROW;
    artifact(pdf, () => {
      doc.path(`M0 ${below}H${lane - 24}q24 0 24 24V${rowAt(parts.length - 1)}`);
      doc.lineWidth(3).lineCap('round').lineJoin('round').stroke(hex('lane'));
      for (const index of parts.keys()) {
        doc.circle(lane, rowAt(index), 4.5).lineWidth(2.25);
        doc.fillAndStroke(hex(index === parts.length - 1 ? 'lane' : 'paper'), hex('lane'));
      }
    });
    for (const [index, part] of parts.entries()) {
      const link = addElement(pdf, addElement(pdf, contents, 'TOCI'), 'Link');
      const [x, right] = [lane + 20, left + width];
      link.add(() => {
        const number = String(part.page + 1);
        setStyle(doc, { font: 'body', size: 11, leading: 14 });
        doc.fillColor(hex('ink')).text(part.text, x, rowAt(index) - 7, { lineBreak: false });
        doc
          .fillColor(hex('ink3'))
          .text(number, right - doc.widthOfString(number), rowAt(index) - 7, { lineBreak: false });
      });
      // PDFKit's types allow neither pages as link targets nor String objects as texts of a dictionary.
      const says = new String(`${part.text}, page ${part.page + 1}`) as string;
      const target = part.page as unknown as string;
      doc.link(x, rowAt(index) - 9, right - x, 18, target, { structParent: link, Contents: says } as object);
      link.end();
    }
  };
}
