import type { Duration } from './parameters';

/** Weeks of each timeline: '1-4 weeks', '1-3 months' and '3+ months', which are 13 weeks or more. */
const weeksOf: Readonly<Record<Duration, readonly [min: number, max: number]>> = {
  short: [1, 4],
  medium: [4, 13],
  long: [13, Number.POSITIVE_INFINITY],
};

/** How the computed weeks differ from the chosen timeline; null where they lie within it. */
export function timelineGap(duration: Duration, weeks: number): 'longer' | 'shorter' | null {
  const [min, max] = weeksOf[duration];
  if (weeks > max) return 'longer';
  return weeks < min ? 'shorter' : null;
}
