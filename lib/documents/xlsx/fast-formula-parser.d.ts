declare module 'fast-formula-parser' {
  type Place = { sheet: string; row: number; col: number };
  type Area = { sheet: string; from: { row: number; col: number }; to: { row: number; col: number } };
  type Value = string | number | boolean | null;
  /** An argument of a function: one value, or the rows of a range. */
  export type Argument = { value: Value | Value[][] };
  /** Evaluates the formulas of a spreadsheet; rows and columns count from 1. */
  export default class FormulaParser {
    constructor(config: {
      onCell: (at: Place) => Value;
      onRange: (area: Area) => Value[][];
      /** Additional functions by name. */
      functions?: Record<string, (...args: Argument[]) => Value>;
    });
    /** @throws FormulaError for a formula that it cannot read. */
    parse(formula: string, at: Place): unknown;
  }
}
