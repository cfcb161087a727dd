import FormulaParser, { type Argument } from 'fast-formula-parser';
import { type Calculated, contentOf, type Worksheet } from './model';

const numbersOf = (args: readonly Argument[]) =>
  args.flatMap(({ value }) => [value].flat(2)).filter((value) => typeof value === 'number');

/** Spreadsheet functions that the package lacks. */
const functions = {
  MIN: (...args: Argument[]) => Math.min(...numbersOf(args)),
  MAX: (...args: Argument[]) => Math.max(...numbersOf(args)),
};

/**
 * Calculates all formulas without a value, for programs that show a file without calculating.
 *
 * @returns by sheet name, then row and column counted from 0: '3,1'.
 * @throws Error naming sheet and cell for a formula whose value is an error, or that leads to itself.
 */
export function calculate(sheets: readonly Worksheet[]): Map<string, Map<string, Calculated>> {
  const values = new Map(sheets.map(({ name }) => [name, new Map<string, Calculated>()]));
  const open = new Set<string>();
  const parsers: FormulaParser[] = [];
  /** The error of the innermost cell, because the parser replaces it by its own. */
  let first: Error | undefined;
  const fail = (message: string): never => {
    first ??= new Error(message);
    throw first;
  };

  const valueAt = (sheet: string, row: number, col: number): Calculated => {
    const { formula, value } = contentOf(
      sheets.find(({ name }) => name === sheet)?.rows[row - 1]?.cells[col - 1],
    );
    if (formula === undefined || value !== null) return value;
    const known = values.get(sheet);
    const key = `${row - 1},${col - 1}`;
    if (known?.has(key)) return known.get(key) ?? null;
    const place = `${sheet}, row ${row}, column ${col}`;
    if (open.has(place)) fail(`${place}: the formula leads to itself`);
    // A parser cannot start a formula while it parses another, so each depth has its own.
    const parser = parsers[open.size] ?? newParser();
    parsers[open.size] = parser;
    open.add(place);
    let result: unknown;
    try {
      result = parser.parse(formula, { sheet, row, col });
    } catch (error) {
      fail(`${place}: =${formula}: ${(error as Error).message}`);
    }
    open.delete(place);
    if (typeof result === 'object' || (typeof result === 'number' && !Number.isFinite(result)))
      fail(`${place}: =${formula} gives ${String(result)}`);
    known?.set(key, result as Calculated);
    return result as Calculated;
  };

  const newParser = () =>
    new FormulaParser({
      functions,
      onCell: ({ sheet, row, col }) => valueAt(sheet, row, col),
      onRange: ({ sheet, from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (_, col) =>
            valueAt(sheet, from.row + row, from.col + col),
          ),
        ),
    });

  for (const { name, rows } of sheets)
    for (const [row, { cells }] of rows.entries())
      for (const col of cells.keys()) valueAt(name, row + 1, col + 1);
  return values;
}
