/** Facts that the specification states in two ways. */
export type ContradictoryFacts = {
  founded: Record<string, number>;
  hours: Record<string, string>;
};

/**
 * Whether a text states the founding date, the business hours or the ROI. These differ from place to place on the
 * site, so structured data and llms.txt leave them out.
 */
export function isContradictory(text: string, { founded, hours }: ContradictoryFacts): boolean {
  const years = Object.values(founded).join('|');
  return (
    /\bROI of\b|\bROI\b[^.]*\d|\d[^.]*\bROI\b/.test(text) ||
    new RegExp(`\\bfounded\\b[^.]*(${years})`, 'i').test(text) ||
    Object.values(hours).some((hoursText) => text.includes(hoursText))
  );
}

/** A text without the sentences that {@link isContradictory} finds. */
export const withoutContradictory = (text: string, facts: ContradictoryFacts): string =>
  text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !isContradictory(sentence, facts))
    .join(' ');
