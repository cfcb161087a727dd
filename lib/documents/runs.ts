import { type Inline, plainText } from '@/lib/markdown/blocks';
import { absolute, type Sender } from './brand';

/** Words in one voice. `link` is a complete address; a blank is a place to write in. */
export type Run = { text: string; isStrong: boolean; isEmphasis: boolean; link?: string; isBlank?: boolean };

/** Content marks a blank with underscores. */
const BLANK = /(_{3,})/;
const BLANKS = /_{3,}/g;

/** What a blank is for: the text around it. */
export const blankLabel = (parts: readonly Inline[]): string => plainText(parts).replaceAll(BLANKS, '…');

/** Running text as runs, in order. Code is strong, since a file has one typeface. */
export function runsOf(
  parts: readonly Inline[],
  sender: Sender,
  voice: Omit<Run, 'text'> = { isStrong: false, isEmphasis: false },
): Run[] {
  const each = (part: Inline): Run[] => {
    switch (part.kind) {
      case 'text':
        return part.text
          .split(BLANK)
          .filter((text) => text !== '')
          .map((text) => ({ ...voice, text, isBlank: BLANK.test(text) }));
      case 'code':
        return [{ ...voice, text: part.text, isStrong: true }];
      case 'strong':
        return runsOf(part.children, sender, { ...voice, isStrong: true });
      case 'emphasis':
        return runsOf(part.children, sender, { ...voice, isEmphasis: true });
      default:
        return [{ ...voice, text: plainText(part.children), link: absolute(part.href, sender) }];
    }
  };
  return parts.flatMap(each);
}
