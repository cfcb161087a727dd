import type { OpeningHours } from '../format/opening-hours';

/** Facts that the specification states in two ways. */
export type ContradictoryFacts = {
  founded: { site: number; chat: number };
  hours: { office: OpeningHours; calls: OpeningHours };
};

/** Whether two readings of a fact differ. Structured data then leaves it out. */
export const hasContradiction = (readings: object): boolean =>
  new Set(Object.values(readings).map((reading) => JSON.stringify(reading))).size > 1;
