/** The text of a content entry, deep: every string that a reader sees as prose (three words and more). */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().split(/\s+/).length >= 3 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

/** The sentences of a text, in one spelling, so that two texts can be compared. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 3);
}

/** Number of words of prose. */
export function wordCount(value: unknown): number {
  return textsOf(value).join(' ').split(/\s+/).filter(Boolean).length;
}
