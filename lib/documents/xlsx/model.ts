/** The result of a formula. */
export type Calculated = string | number | boolean | null;

/** Number formats of a cell. */
export type CellFormat = 'usd' | 'cents' | 'percent' | 'tenths' | 'whole' | 'decimal' | 'hundredths';
export type CellInput =
  | string
  | number
  | null
  /** `value` is the formula's result; without it, the build calculates it. */
  | { formula: string; as?: CellFormat | undefined; value?: string | number | undefined }
  | { text: string; href: string }
  | { fill: string | number | null; as?: CellFormat | undefined };
export type RowStyle = 'title' | 'note' | 'head' | 'plain' | 'total';
export type Worksheet = {
  name: string;
  /** Widths of the columns, in letters. */
  widths: readonly number[];
  landscape: boolean;
  rows: readonly { style: RowStyle; cells: readonly CellInput[] }[];
  accepts: readonly (
    | { range: string; words: readonly string[] }
    | { range: string; from: number; to: number }
  )[];
  marks: readonly { range: string; when: string }[];
  charts: readonly SheetChart[];
};

type Corner = { row: number; col: number };
/** A chart over ranges of the workbook, between two corners that count from 0. */
export type SheetChart = {
  kind: 'column' | 'bar' | 'line';
  title: string;
  from: Corner;
  to: Corner;
  categories: string;
  /** Minimum of the value axis. */
  least?: number | undefined;
  series: readonly { name: string; values: string; tone: 'before' | 'lane' | 'ink2' }[];
};

/** The formula and value of a cell; the value is null when it is unknown. */
export function contentOf(cell: CellInput | undefined): { formula?: string; value: string | number | null } {
  if (cell === undefined || cell === null) return { value: null };
  if (typeof cell !== 'object') return { value: cell };
  if ('href' in cell) return { value: cell.text };
  return 'formula' in cell
    ? { formula: cell.formula.slice(1), value: cell.value ?? null }
    : { value: cell.fill };
}

/** The number format of a cell, if it has one. */
export const formatOf = (cell: CellInput | undefined): CellFormat | undefined =>
  typeof cell === 'object' && cell !== null && 'as' in cell ? cell.as : undefined;
