import type { Inline } from '@/lib/markdown/blocks';
import { runsOf } from '../runs';
import { addField } from './fields';
import { addElement, artifact, hex, type Pdf, type Structure, setStyle, type TextStyle } from './page';

/** Position of text in points; `color` is ink by default. */
export type TextArea = { x: number; width: number; color?: string };

/** Writes text with formatting from `doc.y` downward, across pages if needed. */
export function writeText(
  pdf: Pdf,
  parent: Structure,
  role: string,
  parts: readonly Inline[],
  { x, width, color = hex('ink'), ...style }: TextArea & TextStyle,
): void {
  const { doc } = pdf;
  const owner = addElement(pdf, parent, role);
  const runs = runsOf(parts, pdf.sender);
  for (const [index, { text, isStrong, isEmphasis, link, blank }] of runs.entries()) {
    const font = isStrong || link ? 'strong' : isEmphasis ? 'emphasis' : style.font;
    const isLast = index === runs.length - 1;
    const write = () => {
      const options = {
        ...setStyle(doc, { ...style, font }),
        width,
        continued: !isLast || blank !== undefined,
        ...(link && { link }),
      };
      doc.fillColor(link ? hex('emberText') : color);
      if (index === 0) doc.text(text, x, doc.y, options);
      else doc.text(text, options);
    };
    if (blank !== undefined) {
      artifact(pdf, write);
      const space = doc.widthOfString(text);
      // The x position where continued text ends. PDFKit has no public property for it.
      const { continuedX } = (doc as unknown as { _wrapper: { continuedX: number } })._wrapper;
      const frame = { x: x + continuedX - space, y: doc.y, width: space, height: style.leading - 2 };
      addField(pdf, owner, 'text', frame, blank);
      if (isLast) doc.text(' ', { continued: false });
    } else if (link) {
      const anchor = addElement(pdf, owner, 'Link');
      anchor.add(write);
      anchor.end();
    } else owner.add(write);
  }
  owner.end();
}
