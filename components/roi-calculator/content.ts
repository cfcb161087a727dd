import type { RoiCases } from '@/lib/roi-calculator/cases';

/** The calculator's texts beside its fields; content/tools/roi.ts has them. */
export type RoiCopy = {
  /** `some` names {own} of {all} numbers. */
  heading: { example: string; some: string; own: string };
  example: string;
  some: string;
  own: string;
  /** {count} is the number of fields without a valid number. */
  last: string;
  /** Of the folded fields: {weeks}, {adoption}, {running}. */
  rest: string;
  currency: { label: string; hint: string };
  button: string;
  outcomes: { payback: string; firstYear: string; gain: string; breakEven: string };
  notes: { never: string; atOnce: string; noCost: string; breakEven: string; outOfReach: string };
  /** When the year begins, and what a decision needs besides the return. */
  decision: string;
  cases: { heading: string; text: string; names: Readonly<Record<keyof RoiCases, string>> };
  chart: string;
};
