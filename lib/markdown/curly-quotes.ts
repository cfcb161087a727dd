/** Makes quotation marks and apostrophes curly: “so” and ‘so’, it’s. `before` is the character before the text. */
export const toCurlyQuotes = (text: string, before = ''): string =>
  text.replace(/["']/g, (mark, at: number) => {
    const previous = at > 0 ? text.charAt(at - 1) : before;
    const opens = previous === '' || /[\s([|—–-]/.test(previous);
    if (mark === '"') return opens ? '“' : '”';
    // A two-digit year, such as ’24, begins with an apostrophe.
    return opens && !/^'\d/.test(text.slice(at)) ? '‘' : '’';
  });
