/** Years of the curve and of present values. */
export const HORIZON_YEARS = 5;

/** Inputs of the visitor. Amounts are in the visitor's currency and never converted. */
export type RoiInputs = {
  /** Hours a week that could be saved, for everyone together. */
  hours: number;
  weeks: number;
  rate: number;
  /** Percent of that work that is done the new way. */
  adoption: number;
  /** One-time cost of the project. */
  cost: number;
  /** Running costs a year. */
  running: number;
};
export type RoiField = keyof RoiInputs;
/** Without the numbers that the visitor has not entered. */
export type EnteredInputs = Partial<RoiInputs>;

/** Initial values of the page and the worksheet: an example. */
export const exampleRoiInputs: RoiInputs = {
  ...{ hours: 30, weeks: 48, rate: 45, adoption: 70 },
  ...{ cost: 12_000, running: 3_600 },
};
/** Order of the fields on the page and in an address. */
export const roiFieldOrder = Object.keys(exampleRoiInputs) as RoiField[];

/** Inputs that only the business case asks for. */
export type FinanceInputs = {
  /** Per year, in percent; default 10. */
  discountRate: number;
  /** Percent of the saved hours that leaves a budget. */
  cashShare: number;
  /** Hours a week that the same process would save if it were improved without AI. */
  otherHours: number;
  /** Costs a year, from the second year on, of what the estimate covers for one year. */
  renewals: number;
};
export type FinanceField = keyof FinanceInputs;
export const financeFields = ['discountRate', 'cashShare', 'otherHours', 'renewals'] as const;
export const financeDefaults = { discountRate: 10 };
