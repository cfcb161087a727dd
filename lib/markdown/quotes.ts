/**
 * Straight quotation marks and apostrophes as a printer sets them: “so” and ‘so’, it’s.
 *
 * @param before the character that stands before the text in its source, or '' at the start.
 */
export function curlyQuotes(text: string, before = ''): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = at > 0 ? text.charAt(at - 1) : before;
    const opens = previous === '' || /[\s([|—–-]/.test(previous);
    if (mark === '"') return opens ? '“' : '”';
    // A year without its century begins with an apostrophe.
    return opens && !/^'\d/.test(text.slice(at)) ? '‘' : '’';
  });
}
