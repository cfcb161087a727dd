import type { RoiCases, RoiVerdict } from '@/lib/roi/cases';

/** The calculator's texts beside its fields; content/tools/roi.ts has them. */
export type RoiCopy = {
  heading: { example: string; price: string; own: string; last: string };
  example: string;
  /** Shown while the cost comes from an estimate and all other numbers are the example's. */
  price: string;
  own: string;
  /** {count} is the number of fields without a valid number. */
  last: string;
  button: string;
  outcomes: { payback: string; firstYear: string; gain: string; breakEven: string };
  notes: { never: string; atOnce: string; noCost: string; breakEven: string; outOfReach: string };
  verdicts: Readonly<Record<RoiVerdict, { title: string; text: string }>>;
  /** What a project that is not worth doing would have to save: {needed} hours a week, instead of {saved}. */
  needed: string;
  /** Added to a yes with little room. */
  thin: string;
  /** When the year begins, and where the weeks of work are counted. */
  clock: string;
  /** Where to find a better candidate. */
  choose: { label: string; href: string };
  cases: { heading: string; text: string; names: Readonly<Record<keyof RoiCases, string>> };
  chart: string;
};
