/** The sentences of a text. A colon and a line break end a sentence too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A sentence in lower case with letters, digits and single spaces only, so that two spellings compare as equal. */
export function comparable(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
