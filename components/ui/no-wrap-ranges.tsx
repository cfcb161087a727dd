import { spreadChildren } from './spread-children';

/** Words in which a range of figures ('10-15%') or a negative amount ('-€120') stays on one line. */
export const NoWrapRanges = ({ text }: { text: string }) =>
  spreadChildren(text.split(/(\d+-\d+%?|(?<!\S)-\S+)/), (part, index) =>
    index % 2 === 0 ? part : <span className="whitespace-nowrap">{part}</span>,
  );
