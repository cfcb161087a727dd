/** The sentences of a text. Colons and line breaks end a sentence, too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
