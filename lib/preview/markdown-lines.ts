/** The text of one line without the marks of Markdown: emphasis, code and links. */
const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|`)(.+?)\1/g, '$2')
    .replace(/(^|[^\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)/g, '$1$2');

/** Marks that open a line: headings, list items, boxes to tick, quotes. */
const OPENING = /^\s*(?:#{1,6}\s+|(?:(?:>|[-*+]|\d+\.)\s+)*(?:\[[ xX]\]\s+)?)/;

/**
 * The texts that a page shows of a literal, each with its line counted from 0: paragraphs, list items and table cells
 * where it is Markdown, and the whole text where it is only broken into lines.
 */
export function linesOf(literal: string): { text: string; line: number }[] {
  const lines = literal.split('\n');
  if (lines.length === 1) return [{ text: withoutMarks(literal), line: 0 }];
  const found = lines.flatMap((line, index): { text: string; line: number }[] => {
    if (/^\s*(?:::figure\b.*|:::|[\s|:-]*)$/.test(line)) return [];
    const boxed = /^\s*:::\w+\[(.*)\]\s*$/.exec(line)?.[1];
    const cells =
      boxed === undefined && /^\s*\|.*\|\s*$/.test(line) ? line.split('|').slice(1, -1) : undefined;
    return (cells ?? [boxed ?? line]).map((text) => ({
      text: withoutMarks(text.replace(OPENING, '')).trim(),
      line: index,
    }));
  });
  // A heading on two lines is read as one.
  return literal.includes('\n\n') ? found : [{ text: withoutMarks(lines.join(' ')), line: 0 }, ...found];
}
