/** An utterance without capitals and punctuation: two with the same phrase say the same. */
export const toPhrase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
