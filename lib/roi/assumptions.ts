/** Years that the curve shows and that present values cover. */
export const HORIZON_YEARS = 5;

/** Percent a year at which a present value is discounted until the visitor enters another rate. */
export const DEFAULT_DISCOUNT_PERCENT = 10;

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

/** What a finance department adds, both in percent, 0 to 100. */
export type FinanceInputs = {
  /** A year; 10 where nothing is entered. */
  discountRate: number;
  /** Share of the saved hours that leaves a budget; 0 where nothing is entered. */
  cashShare: number;
};
export type FinanceField = keyof FinanceInputs;
export const financeFields = ['discountRate', 'cashShare'] as const satisfies readonly FinanceField[];
export const financeDefaults: Readonly<FinanceInputs> = {
  discountRate: DEFAULT_DISCOUNT_PERCENT,
  cashShare: 0,
};

/** Limits of each field, both included. They keep every result a number that fits the page. */
export const limits: Readonly<Record<RoiField | FinanceField, { from: number; to: number }>> = {
  hours: { from: 0, to: 100_000 },
  weeks: { from: 0, to: 52 },
  rate: { from: 0, to: 10_000 },
  adoption: { from: 0, to: 100 },
  cost: { from: 0, to: 100_000_000 },
  running: { from: 0, to: 100_000_000 },
  discountRate: { from: 0, to: 100 },
  cashShare: { from: 0, to: 100 },
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
