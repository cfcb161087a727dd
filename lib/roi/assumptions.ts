/** Years that the curve shows. */
export const YEARS = 5;

/** What a visitor puts in. Amounts are in the visitor's own currency; nothing is converted. */
export type RoiInputs = {
  /** Hours a week that could be saved, all people together. */
  hours: number;
  /** Working weeks a year. */
  weeks: number;
  /** Cost of an hour of work. */
  rate: number;
  /** Percent of that work that is really done the new way, 0 to 100. */
  adoption: number;
  /** Cost of the project, once. */
  cost: number;
  /** Running costs a year. */
  running: number;
};
export type RoiField = keyof RoiInputs;

/** The order of the fields on the page and in an address. */
export const roiFields = [
  'hours',
  'weeks',
  'rate',
  'adoption',
  'cost',
  'running',
] as const satisfies readonly RoiField[];

/** Limits of each field, both included. They keep every result a number that fits the page. */
export const limits: Readonly<Record<RoiField, { from: number; to: number }>> = {
  hours: { from: 0, to: 100_000 },
  weeks: { from: 0, to: 52 },
  rate: { from: 0, to: 10_000 },
  adoption: { from: 0, to: 100 },
  cost: { from: 0, to: 100_000_000 },
  running: { from: 0, to: 100_000_000 },
};

/** What the page shows before anything is typed, and the worksheet too: an illustrative example. */
export const example: RoiInputs = {
  hours: 30,
  weeks: 48,
  rate: 45,
  adoption: 70,
  cost: 12_000,
  running: 3_600,
};
