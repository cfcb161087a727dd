import type { OpeningHours } from '../format/opening-hours';

/** Facts that the specification states in two ways. */
export type ContradictoryFacts = {
  founded: { site: number; chat: number };
  hours: { office: OpeningHours; calls: OpeningHours };
};

/** Whether two readings of a fact differ. */
export const hasContradiction = (readings: object): boolean =>
  new Set(Object.values(readings).map((reading) => JSON.stringify(reading))).size > 1;

/**
 * Whether a text states the ROI, or the founding date or business hours while the site gives two of them. Structured
 * data and llms.txt leave out what differs from place to place.
 */
export function isContradictory(text: string, { founded, hours }: ContradictoryFacts): boolean {
  const years = Object.values(founded).join('|');
  const zones = Object.values(hours).map(({ zoneLabel }) => zoneLabel);
  return (
    /\bROI of\b|\bROI\b[^.]*\d|\d[^.]*\bROI\b|\dx\b|\bwhich return\b/i.test(text) ||
    (hasContradiction(founded) && new RegExp(`\\bfounded\\b[^.]*(${years})`, 'i').test(text)) ||
    (hasContradiction(hours) && new RegExp(`(\\d|hours in).*\\b(${zones.join('|')})\\b`).test(text))
  );
}

/** A text without the sentences that {@link isContradictory} finds. */
export const removeContradictorySentences = (text: string, facts: ContradictoryFacts): string =>
  text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !isContradictory(sentence, facts))
    .join(' ');
