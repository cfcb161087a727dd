import type { CellInput, RowStyle, Worksheet } from '../documents/xlsx/model';
import type { RoiField } from '../roi/assumptions';

/** What the workbook takes from content. */
export type SheetNames = {
  title: string;
  note: string;
  /** Labels of the six inputs. */
  inputs: Readonly<Record<RoiField, string>>;
  /** Lines of the estimate in US dollars. */
  price: readonly { label: string; usd: number }[];
  areas: readonly { name: string; statements: readonly string[] }[];
  currency: { code: string; exchangeRate: number };
};

export type Cells = readonly CellInput[];
export type Row = { style: RowStyle; cells: Cells };
export const row = (cells: Cells, style: RowStyle = 'plain'): Row => ({ style, cells });
export const blank = row([]);

export const sheet = (name: string, widths: readonly number[], rows: readonly Row[]): Worksheet => ({
  name,
  widths,
  landscape: true,
  rows,
  frozen: 0,
  accepts: [],
  marks: [],
  charts: [],
});

/** Where the inputs stand on the sheet Case, counted from 1 as the sheet counts its rows; formulas name them. */
export const INPUT = { hours: 5, weeks: 6, rate: 7, adoption: 8, cost: 9, running: 10 } as const;
/** The price, and the cost that counts. */
export const PRICE = 11;
export const COST = 12;

/** The cell of an input, as other cells name it. */
export const cellOf = (field: RoiField) => `$B$${field === 'cost' ? COST : INPUT[field]}`;
export const whole = (formula: string): CellInput => ({ formula: `=${formula}`, as: 'whole' });
export const decimal = (formula: string): CellInput => ({ formula: `=${formula}`, as: 'decimal' });

/** The row of an area's score, which follows its statements. */
export const areaRow = (names: SheetNames, area: number): number =>
  5 + names.areas.slice(0, area + 1).reduce((sum, { statements }) => sum + statements.length + 1, 0) - 1;
