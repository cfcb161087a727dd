/** The first sentences of a text, at least 50 characters of it; a shorter text is given whole. */
export const firstSentences = (text: string): string => /^.{50,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
