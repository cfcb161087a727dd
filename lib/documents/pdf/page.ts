import type PDFDocument from 'pdfkit';
import { brandColors } from '../../theme/brand-colors';
import type { Sender } from '../brand';
import type { DocumentFigure } from './document-figure';
import type { FontName } from './fonts';

/** Sizes and margins of pages in points. A slide is small, so that the same type looks large when it fills a screen. */
export const papers = {
  letter: { size: [612, 792], margins: { left: 72, right: 72, top: 70, bottom: 74 } },
  slide: { size: [528, 297], margins: { left: 40, right: 40, top: 30, bottom: 30 } },
} satisfies Record<string, { size: [number, number]; margins: PDFKit.PDFDocumentOptions['margins'] }>;
export type Paper = keyof typeof papers;

export type Doc = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Doc['struct']>;

/** Shared by all functions that draw. `root` is the document's structure, which screen readers follow. */
export type Pdf = {
  doc: Doc;
  root: Structure;
  sender: Sender;
  figures: Readonly<Record<string, DocumentFigure>>;
  /** Called when a heading is written. */
  onHeading: (level: 2 | 3, text: string) => void;
};

/** A brand color as '#RRGGBB'. */
export const hex = (name: keyof typeof brandColors): string => brandColors[name];

/** Font, size and line height of text, in points. */
export type TextStyle = { font: FontName; size: number; leading: number };

/** Sets font and size of the next text; returns the line gap for PDFKit's options. */
export function setStyle(doc: Doc, { font, size, leading }: TextStyle): { lineGap: number } {
  doc.font(font).fontSize(size);
  return { lineGap: leading - doc.currentLineHeight(true) };
}

/** Adds an element to the document's structure inside `parent`. */
export function addElement(
  { doc }: Pick<Pdf, 'doc'>,
  parent: Structure,
  role: string,
  options: { alt?: string; actual?: string } = {},
): Structure {
  const made = doc.struct(role, options);
  parent.add(made);
  return made;
}

/** Draws lines, backgrounds and page numbers, which screen readers skip. */
export function artifact({ doc }: Pick<Pdf, 'doc'>, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** The width between the margins, in points. */
export const columnWidth = ({ page }: Doc): number => page.width - page.margins.left - page.margins.right;

/** Begins a new page if `height` does not fit on this one. */
export function ensureSpace(doc: Doc, height: number): void {
  const { margins } = doc.page;
  const needed = Math.min(height, doc.page.maxY() - margins.top);
  if (doc.y > margins.top && doc.y + needed > doc.page.maxY()) doc.addPage();
}

/** Adds space in points, but none at the top of a page. */
export function addSpace(doc: Doc, height: number): void {
  if (doc.y > doc.page.margins.top) doc.y += height;
}
