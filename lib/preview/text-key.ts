/** A text in the form in which it is compared: one kind of quotation marks, single spaces, no invisible characters. */
export const textKey = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether there is something to read in a text: a number alone has no place in content of its own. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
