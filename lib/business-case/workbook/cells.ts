/** Number formats of a cell. */
export type CellFormat = 'percent' | 'tenths' | 'whole' | 'decimal' | 'hundredths';

/** A cell: text, a number, nothing, a formula with its value, a link, or a tinted cell to fill in. */
export type Cell =
  | string
  | number
  | null
  /** The value is from our own arithmetic, for programs that do not calculate. */
  | { formula: string; value: string | number; as: CellFormat }
  | { fill: string | number | null; as?: CellFormat }
  | { text: string; href: string };

export type RowStyle = 'title' | 'note' | 'head' | 'plain' | 'total';
/** A row of a sheet. Formulas refer to it by `name`. */
export type Row = { style: RowStyle; cells: readonly Cell[]; name?: string };

export type Sheet = {
  name: string;
  /** Widths of the columns, in letters. */
  widths: readonly number[];
  rows: readonly Row[];
  /** Ranges of cells that take numbers between two ends only. */
  accepts: readonly { range: string; from: number; to: number }[];
};

/** A row without a name. */
export const row = (cells: readonly Cell[], style: RowStyle = 'plain'): Row => ({ style, cells });

export const formula = (text: string, value: string | number, as: CellFormat = 'whole'): Cell => ({
  formula: text,
  value,
  as,
});

/** The formula and the value of a cell. */
export function contentOf(cell: Cell | undefined): { formula?: string; value: string | number | null } {
  if (cell === undefined || cell === null || typeof cell !== 'object') return { value: cell ?? null };
  if ('href' in cell) return { value: cell.text };
  return 'formula' in cell ? cell : { value: cell.fill };
}

/** A quoted text, or a row's name: in the same column ('rate'), in column B ('$rate') or in another ('payback@C'). */
const NAMES = /"[^"]*"|(\$?)\b([a-z]\w*)(?:@([A-Z]))?/g;

/** The absolute address of a row's number, such as '$B$12'. @throws Error for an unknown name. */
export function addressIn(rows: readonly Row[], name: string): string {
  const index = rows.findIndex((one) => one.name === name);
  if (index === -1) throw new Error(`no row is named '${name}'`);
  return `$B$${index + 1}`;
}

/** Replaces row names in formulas ('saved') by cell addresses ('B12'). */
export function withAddresses(rows: readonly Row[]): Row[] {
  const resolve = (text: string, column: string) =>
    text.replace(NAMES, (whole, fixed: string, name: string | undefined, letter: string | undefined) => {
      if (name === undefined) return whole;
      const address = addressIn(rows, name);
      return fixed ? address : address.replace('$B$', letter ?? column);
    });
  return rows.map((one) => ({
    ...one,
    cells: one.cells.map((cell, column) =>
      typeof cell === 'object' && cell !== null && 'formula' in cell
        ? { ...cell, formula: resolve(cell.formula, 'ABCDEFGHI'.charAt(column)) }
        : cell,
    ),
  }));
}
