/** Years of the curve and of present values. */
export const HORIZON_YEARS = 5;

/** Inputs of the visitor. Amounts are in the visitor's currency and never converted. */
export type RoiInputs = {
  /** Hours a week that could be saved, for everyone together. */
  hours: number;
  /** Working weeks a year. */
  weeks: number;
  /** Cost of an hour of work. */
  rate: number;
  /** Percent of that work that is done the new way, 0 to 100. */
  adoption: number;
  /** One-time cost of the project. */
  cost: number;
  /** Running costs a year. */
  running: number;
};
export type RoiField = keyof RoiInputs;
/** The numbers that the visitor has entered; all others are absent. */
export type EnteredInputs = Partial<RoiInputs>;

/** Order of the fields on the page and in an address. */
export const roiFieldOrder = [
  'hours',
  'weeks',
  'rate',
  'adoption',
  'cost',
  'running',
] as const satisfies readonly RoiField[];

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
export const financeFields = [
  'discountRate',
  'cashShare',
  'otherHours',
  'renewals',
] as const satisfies readonly FinanceField[];
/** Until the visitor enters another rate. */
export const financeDefaults = { discountRate: 10 };

/** Inclusive limits of each field. They keep every result a number that fits the page. */
export const roiInputLimits: Readonly<Record<RoiField | FinanceField, { from: number; to: number }>> = {
  hours: { from: 0, to: 100_000 },
  weeks: { from: 0, to: 52 },
  rate: { from: 0, to: 10_000 },
  adoption: { from: 0, to: 100 },
  cost: { from: 0, to: 100_000_000 },
  running: { from: 0, to: 100_000_000 },
  discountRate: { from: 0, to: 100 },
  cashShare: { from: 0, to: 100 },
  otherHours: { from: 0, to: 100_000 },
  renewals: { from: 0, to: 100_000_000 },
};

/** The smallest of 1, 2 and 5 times a power of ten that is not below `value`. */
function roundUpToStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10) * power;
}

/**
 * Limits of each field in a currency. `roiInputLimits` are in US dollars, and an amount of the same value
 * must fit in every currency. Never lower than in US dollars.
 *
 * @param exchangeRate units of the currency per US dollar.
 */
export function getRoiInputLimits(exchangeRate: number) {
  const scaled = ({ from, to }: { from: number; to: number }) => ({
    from,
    to: exchangeRate > 1 ? roundUpToStep(to * exchangeRate) : to,
  });
  const { rate, cost, running, renewals } = roiInputLimits;
  return {
    ...roiInputLimits,
    rate: scaled(rate),
    cost: scaled(cost),
    running: scaled(running),
    renewals: scaled(renewals),
  };
}

/** Initial values of the page and the worksheet: an illustrative example. */
export const exampleRoiInputs: RoiInputs = {
  hours: 30,
  weeks: 48,
  rate: 45,
  adoption: 70,
  cost: 12_000,
  running: 3_600,
};
