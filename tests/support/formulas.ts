import FormulaParser from 'fast-formula-parser';
import type { Sheet } from './office';

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));

const close = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
    : one === other;

/**
 * Reads every formula of a workbook again, each from the values that the file stores for the cells it names.
 *
 * @returns how many formulas there are, and those whose stored value is another: 'Result!B8 =B7/12: 3, not 4'.
 */
export function checkFormulas(sheets: readonly Sheet[]): { count: number; wrong: string[] } {
  const valueAt = (sheet: string, row: number, col: number) =>
    sheets.find(({ name }) => name === sheet)?.cells.get(`${lettersOf(col)}${row}`)?.value ?? null;
  const parser = new FormulaParser({
    onCell: ({ sheet, row, col }) => valueAt(sheet, row, col),
    onRange: ({ sheet, from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, row) =>
        Array.from({ length: to.col - from.col + 1 }, (_, col) =>
          valueAt(sheet, from.row + row, from.col + col),
        ),
      ),
  });
  const formulas = sheets.flatMap(({ name, cells }) =>
    [...cells].flatMap(([at, { formula, value }]) =>
      formula === undefined ? [] : [{ name, at, formula, value }],
    ),
  );
  const wrong = formulas.flatMap(({ name, at, formula, value }) => {
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(at) ?? [];
    const found = parser.parse(formula, { sheet: name, row: Number(row), col: columnOf(letters) });
    return close(found, value) ? [] : [`${name}!${at} =${formula}: ${value}, not ${found}`];
  });
  return { count: formulas.length, wrong };
}
