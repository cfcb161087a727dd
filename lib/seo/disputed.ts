/** Facts of the company that the site gives in two readings. */
export type TwoReadings = {
  founded: Record<string, number>;
  hours: Record<string, string>;
};

/**
 * Whether a text states the founding date, the business hours or the return on investment. These differ from
 * place to place on the site, so structured data and llms.txt leave them out.
 */
export function isDisputed(text: string, { founded, hours }: TwoReadings): boolean {
  const years = Object.values(founded).join('|');
  return (
    /\bROI of\b|\bROI\b[^.]*\d|\d[^.]*\bROI\b/.test(text) ||
    new RegExp(`\\bfounded\\b[^.]*(${years})`, 'i').test(text) ||
    Object.values(hours).some((reading) => text.includes(reading))
  );
}

/** A text without the sentences that {@link isDisputed} finds. */
export const withoutDisputed = (text: string, facts: TwoReadings): string =>
  text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !isDisputed(sentence, facts))
    .join(' ');
