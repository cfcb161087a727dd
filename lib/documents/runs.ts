import { type Inline, plainText } from '@/lib/markdown/blocks';
import { absoluteHref, type Sender } from './brand';

/** Text with one formatting. `link` is a complete address; `blank` labels a fill-in field by the words before it. */
export type Run = { text: string; isStrong: boolean; isEmphasis: boolean; link?: string; blank?: string };

/** Content marks a blank with underscores. */
const BLANK = /(_{3,})/;

/** The label of a checkbox: its text, with an ellipsis for each blank. */
export const boxLabel = (parts: readonly Inline[]): string => plainText(parts).replace(/_{3,}/g, '…');

/** Splits a text at its blanks. Each is labeled by the words before it. */
function splitAtBlanks(text: string): Pick<Run, 'text' | 'blank'>[] {
  const pieces = text.split(BLANK);
  return pieces
    .map((piece, index) =>
      BLANK.test(piece)
        ? { text: piece, blank: (pieces[index - 1] || text).replace(/^[^\p{L}\d]+|[\s:]+$/gu, '') }
        : { text: piece },
    )
    .filter((piece) => piece.text !== '');
}

/** Text with formatting as runs, in order. Code is bold, because a file has one typeface. */
export function runsOf(
  parts: readonly Inline[],
  sender: Sender,
  voice: Omit<Run, 'text'> = { isStrong: false, isEmphasis: false },
): Run[] {
  const each = (part: Inline): Run[] => {
    switch (part.kind) {
      case 'text':
        return splitAtBlanks(part.text).map((piece) => ({ ...voice, ...piece }));
      case 'code':
        return [{ ...voice, text: part.text, isStrong: true }];
      case 'strong':
        return runsOf(part.children, sender, { ...voice, isStrong: true });
      case 'emphasis':
        return runsOf(part.children, sender, { ...voice, isEmphasis: true });
      default:
        return [{ ...voice, text: plainText(part.children), link: absoluteHref(part.href, sender) }];
    }
  };
  return parts.flatMap(each);
}
