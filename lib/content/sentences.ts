/** The sentences of a text. Colons and line breaks end a sentence, too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A sentence in lower case with letters, digits and single spaces only, for comparison. */
export function comparable(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
