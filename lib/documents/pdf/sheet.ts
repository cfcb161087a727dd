import type PDFDocument from 'pdfkit';
import { brandColors } from '../../theme/brand-colors';
import type { Sender } from '../brand';
import type { FaceName, Faces } from './faces';

/** Points. US Letter, one reading column. */
export const page = { width: 612, height: 792, left: 72, right: 72, top: 70, bottom: 74 } as const;
export const column = page.width - page.left - page.right;

export type Doc = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Doc['struct']>;

/** What everything that draws shares. `root` is the document's structure, which readers aloud follow. */
export type Pen = { doc: Doc; faces: Faces; root: Structure; sender: Sender };

export const hex = (name: keyof typeof brandColors): string => brandColors[name];

/** A face at a size, in points, ready to measure or draw with. */
export function use({ doc, faces }: Pen, face: FaceName, size: number): Doc {
  return doc.font(faces[face]).fontSize(size);
}

/** Draws what belongs to `element` in the document's structure. */
export function tagged({ doc }: Pen, element: Structure, type: string, draw: () => void): void {
  const content = doc.markStructureContent(type);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws what says nothing: lines, grounds, page numbers. Readers aloud skip it. */
export function decoration({ doc }: Pen, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A new element of the document's structure inside `parent`. */
export function element(
  { doc }: Pen,
  parent: Structure,
  type: string,
  options: { alt?: string; actual?: string; scope?: 'Column' | 'Row' } = {},
): Structure {
  const made = doc.struct(type, options);
  parent.add(made);
  return made;
}

/** Makes a frame lead to an address, or to a page counted from 0, as the link `owner` of the structure. */
export function linkArea(
  { doc }: Pen,
  owner: Structure,
  frame: { x: number; y: number; width: number; height: number },
  target: string | number,
  says: string,
): void {
  // The library's types know neither pages as targets nor that texts of a dictionary are String objects.
  const options = { structParent: owner, Contents: new String(says) as string };
  doc.link(frame.x, frame.y, frame.width, frame.height, target as string, options);
}
