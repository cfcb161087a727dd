import { type Inline, plainText } from '@/lib/markdown/blocks';
import { absolute } from '../brand';
import type { FaceName } from './faces';
import { element, hex, linkArea, type Pen, type Structure, tagged, use } from './sheet';

/** Words in one voice. `link` is a complete address. */
export type Run = { text: string; face: FaceName; link?: string };
type Segment = Run & { x: number; width: number };
export type Line = Segment[];

function runsOfPart(part: Inline, pen: Pen, face: FaceName, link?: string): Run[] {
  switch (part.kind) {
    case 'text':
      return [{ text: part.text, face, ...(link && { link }) }];
    case 'code':
      return [{ text: part.text, face: 'strong', ...(link && { link }) }];
    case 'strong':
      return runsOf(part.children, pen, 'strong', link);
    case 'emphasis':
      return runsOf(part.children, pen, 'emphasis', link);
    case 'link':
      return [{ text: plainText(part.children), face: 'strong', link: absolute(part.href, pen.sender) }];
  }
}

/** The runs of a text, in order. */
export const runsOf = (parts: readonly Inline[], pen: Pen, face: FaceName = 'body', link?: string): Run[] =>
  parts.flatMap((part) => runsOfPart(part, pen, face, link));

/** What the face cannot print: it would come out as nothing. */
const UNPRINTABLE = /[^\x20-\x7e\u00a0-\u00ff“”‘’–—…•−€™↑↓]|[¤¦¬\u00ad±²³µ¹¼½¾]/u;

/**
 * Breaks runs into lines no wider than `width` points; a word that is wider stands alone.
 *
 * @throws Error for a character that the face does not have.
 */
export function breakLines(pen: Pen, runs: readonly Run[], size: number, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  let x = 0;
  const wide = (text: string, face: FaceName) => use(pen, face, size).widthOfString(text);
  const close = () => {
    const last = line.at(-1);
    if (last) {
      last.text = last.text.trimEnd();
      last.width = wide(last.text, last.face);
    }
    lines.push(line);
    line = [];
    x = 0;
  };
  for (const run of runs) {
    const strange = UNPRINTABLE.exec(run.text);
    if (strange) throw new Error(`the PDF's face has no '${strange[0]}', in '${run.text}'`);
    for (const word of run.text.split(/(?<=\s)/)) {
      if (x > 0 && x + wide(word.trimEnd(), run.face) > width) close();
      const text = x === 0 ? word.trimStart() : word;
      if (text === '') continue;
      const last = line.at(-1);
      if (last && last.face === run.face && last.link === run.link) {
        last.text += text;
        last.width = wide(last.text, last.face);
        x = last.x + last.width;
      } else {
        const segment = { ...run, text, x, width: wide(text, run.face) };
        line.push(segment);
        x += segment.width;
      }
    }
  }
  if (line.length > 0) close();
  return lines;
}

/** Draws one line with its left end at `x` and its top at `y`, as part of `owner`. */
export function drawLine(
  pen: Pen,
  owner: Structure,
  type: string,
  line: Line,
  place: { x: number; y: number; size: number; color?: string },
): void {
  const { doc } = pen;
  for (const segment of line) {
    const { text, face, link, width } = segment;
    const x = place.x + segment.x;
    const write = () => {
      use(pen, face, place.size).fillColor(link ? hex('emberText') : (place.color ?? hex('ink')));
      doc.text(text, x, place.y, { lineBreak: false });
    };
    if (!link) {
      tagged(pen, owner, type, write);
      continue;
    }
    const anchor = element(pen, owner, 'Link');
    tagged(pen, anchor, 'Link', write);
    linkArea(pen, anchor, { x, y: place.y, width, height: place.size * 1.3 }, link, text);
  }
}
