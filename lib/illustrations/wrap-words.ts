/**
 * Breaks a text into lines, because SVG does not wrap text.
 *
 * @param maxLength of a line, in letters; a longer word gets a line of its own.
 */
export function wrapWords(text: string, maxLength: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
