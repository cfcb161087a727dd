/** Formats of a cell. */
export type CellFormat = 'text' | 'percent' | 'tenths' | 'whole' | 'decimal' | 'hundredths';

/** Text, a tinted cell to fill in, a link, or a formula with its value, for programs that do not calculate. */
export type Cell =
  | string
  | { fill: string | number | null; as?: CellFormat }
  | { text: string; href: string }
  | { formula: string; value: string | number; as: CellFormat };

export type RowStyle = 'title' | 'note' | 'head' | 'plain' | 'total';
/** A row of the sheet. Formulas refer to it by `name`. */
export type Row = { style: RowStyle; cells: readonly Cell[]; name?: string };

/** The formula and the value of a cell. */
export function contentOf(cell: Cell): { formula?: string; value: string | number | null } {
  if (typeof cell === 'string') return { value: cell };
  if ('href' in cell) return { value: cell.text };
  return 'formula' in cell ? cell : { value: cell.fill };
}

/** A quoted text, or a row's name: in the same column ('rate'), in column B ('$rate') or in another ('npv@C'). */
const NAMES = /"[^"]*"|(\$?)\b([a-z]\w*)(?:@([A-Z]))?/g;

/** Replaces row names in formulas ('worth') by cell addresses ('C12'). @throws Error for an unknown name. */
export function withAddresses(rows: readonly Row[]): Row[] {
  const resolve = (text: string, column: string) =>
    text.replace(NAMES, (whole, fixed: string, name: string | undefined, letter: string | undefined) => {
      if (name === undefined) return whole;
      const row = rows.findIndex((one) => one.name === name) + 1;
      if (row === 0) throw new Error(`no row is named '${name}'`);
      return fixed ? `$B$${row}` : `${letter ?? column}${row}`;
    });
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      typeof cell === 'object' && 'formula' in cell
        ? { ...cell, formula: resolve(cell.formula, 'ABCDEF'.charAt(column)) }
        : cell,
    ),
  }));
}
