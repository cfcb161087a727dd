import { type Inline, plainText } from '@/lib/markdown/blocks';
import { absolute, type Sender } from '../brand';
import type { FaceName } from './faces';
import { addField } from './fields';
import { artifact, element, hex, type Pdf, type Structure, type TextStyle, use } from './page';

/** Words in one face. `link` is a complete address; a blank is a line to write on. */
type Run = { text: string; face: FaceName; link?: string; isBlank?: boolean };

const BLANK = /(_{3,})/;

function runsOf(parts: readonly Inline[], sender: Sender, face: FaceName): Run[] {
  return parts.flatMap((part): Run[] => {
    switch (part.kind) {
      case 'text':
        return part.text
          .split(BLANK)
          .filter((text) => text !== '')
          .map((text) => ({ text, face, isBlank: BLANK.test(text) }));
      case 'code':
        return [{ text: part.text, face: 'strong' }];
      case 'strong':
        return runsOf(part.children, sender, 'strong');
      case 'emphasis':
        return runsOf(part.children, sender, 'emphasis');
      default:
        return [{ text: plainText(part.children), face: 'strong', link: absolute(part.href, sender) }];
    }
  });
}

/** Where text is written; `color` is that of the ink unless it says another. */
export type TextPlace = { x: number; width: number; color?: string };

/** Writes running text from `doc.y` downward, over as many pages as it takes. */
export function writeText(
  pdf: Pdf,
  parent: Structure,
  role: string,
  parts: readonly Inline[],
  { x, width, color = hex('ink'), ...style }: TextPlace & TextStyle,
): void {
  const { doc } = pdf;
  const owner = element(pdf, parent, role);
  const runs = runsOf(parts, pdf.sender, style.face);
  const label = plainText(parts).replaceAll(new RegExp(BLANK, 'g'), '…');
  for (const [index, { text, face, link, isBlank }] of runs.entries()) {
    const isLast = index === runs.length - 1;
    const write = () => {
      const options = {
        ...use(doc, { ...style, face }),
        width,
        continued: !isLast || isBlank,
        ...(link && { link }),
      };
      doc.fillColor(link ? hex('emberText') : color);
      if (index === 0) doc.text(text, x, doc.y, options);
      else doc.text(text, options);
    };
    if (isBlank) {
      artifact(pdf, write);
      const blank = doc.widthOfString(text);
      // Where text ends that goes on: PDFKit keeps it for itself.
      const { continuedX } = (doc as unknown as { _wrapper: { continuedX: number } })._wrapper;
      const frame = { x: x + continuedX - blank, y: doc.y, width: blank, height: style.leading - 2 };
      addField(pdf, owner, 'text', frame, label);
      if (isLast) doc.text(' ', { continued: false });
    } else if (link) {
      const anchor = element(pdf, owner, 'Link');
      anchor.add(write);
      anchor.end();
    } else owner.add(write);
  }
  owner.end();
}
