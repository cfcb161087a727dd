/** The worksheets of a file, in the shape that content gives them. */
export type CellFormat = 'usd' | 'percent' | 'whole' | 'decimal';
export type CellInput =
  | string
  | number
  | null
  | { formula: string; as?: CellFormat | undefined }
  | { fill: string | number | null; as?: CellFormat | undefined };
export type RowStyle = 'title' | 'note' | 'head' | 'plain' | 'total';
export type Worksheet = {
  name: string;
  /** Widths of the columns, in letters. */
  widths: readonly number[];
  landscape: boolean;
  rows: readonly { style: RowStyle; cells: readonly CellInput[] }[];
  frozen: number;
  accepts: readonly (
    | { range: string; words: readonly string[] }
    | { range: string; from: number; to: number }
  )[];
  marks: readonly { range: string; when: string }[];
};

/** What stands in a cell: its formula where it has one, else its value. */
export function contentOf(cell: CellInput | undefined): { formula?: string; value: string | number | null } {
  if (cell === undefined || cell === null) return { value: null };
  if (typeof cell !== 'object') return { value: cell };
  return 'formula' in cell ? { formula: cell.formula.slice(1), value: null } : { value: cell.fill };
}
