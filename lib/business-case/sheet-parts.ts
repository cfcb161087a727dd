import type { CellFormat, CellInput, RowStyle, Worksheet } from '../documents/xlsx/model';
import type { FinanceField, RoiField } from '../roi/assumptions';
import type { RoiCases } from '../roi/cases';
import type { Risk } from './stop-rules';

/** What the workbook takes from content. */
export type WorkbookContent = {
  title: string;
  note: string;
  /** Labels of the numbers. */
  inputs: Readonly<Record<RoiField | FinanceField, string>>;
  cases: Readonly<Record<keyof RoiCases, string>>;
  cash: string;
  verdicts: Readonly<Record<'yes' | 'thin' | 'not-yet' | 'no', string>>;
  /** Lines of the estimate in US dollars. */
  price: readonly { label: string; usd: number }[];
  areas: readonly { name: string; statements: readonly string[] }[];
  currency: { code: string; exchangeRate: number };
  /** The request in words, such as owner and deadline. */
  facts: readonly { label: string; text: string }[];
  /** Risks with their limits in words. */
  risks: readonly Risk[];
  risksHead: readonly string[];
  /** Address of the case on the page. */
  link: { text: string; href: string };
};

export type Cells = readonly CellInput[];

/** A row of a sheet. Formulas refer to it by `name`. */
export type Row = { name?: string; style: RowStyle; cells: Cells };

/** A row without a name. */
export const row = (cells: Cells, style: RowStyle = 'plain'): Row => ({ style, cells });
export const blank = row([]);

/** A formula with its value from our own arithmetic, for programs that do not calculate. */
export const cell = (formula: string, value: number | string, as: CellFormat = 'whole'): CellInput => ({
  formula: `=${formula}`,
  value,
  as,
});

/** A row with one number, in the second column. */
export const namedRow = (name: string, label: string, value: CellInput, style?: Row['style']): Row => ({
  ...row([label, value], style),
  name,
});

/** Months of a year in which the work is live. */
export const liveMonthsIn = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;

/** A quoted text, or a row's name: in the same column ('rate'), in column B ('$rate') or in another ('payback@C'). */
const NAMES = /"[^"]*"|(\$?)\b([a-z]\w*)(?:@([A-Z]))?/g;

/** The absolute address of a row's number, such as '$B$12'. @throws Error for an unknown name. */
export function addressIn(rows: readonly Row[], name: string): string {
  const index = rows.findIndex((one) => one.name === name);
  if (index === -1) throw new Error(`no row is named '${name}'`);
  return `$B$${index + 1}`;
}

/** Replaces row names in formulas ('saved') by cell addresses ('B12'). */
function withAddresses(rows: readonly Row[]): Worksheet['rows'] {
  const resolve = (formula: string, own: string) =>
    formula.replace(NAMES, (whole, fixed: string, name: string | undefined, letter: string | undefined) => {
      if (name === undefined) return whole;
      const address = addressIn(rows, name);
      return fixed ? address : address.replace('$B$', letter ?? own);
    });
  return rows.map(({ style, cells }) => ({
    style,
    cells: cells.map((one, column) =>
      typeof one === 'object' && one !== null && 'formula' in one
        ? { ...one, formula: resolve(one.formula, 'ABCDEFGHI'.charAt(column)) }
        : one,
    ),
  }));
}

/** A sheet whose formulas may use row names; it has no charts, limits and marks. */
export const sheet = (name: string, widths: readonly number[], rows: readonly Row[]): Worksheet => ({
  name,
  widths,
  landscape: true,
  rows: withAddresses(rows),
  accepts: [],
  marks: [],
  charts: [],
});

/** The row of an area's score, which follows its statements. */
export const areaRow = (content: WorkbookContent, area: number): number =>
  5 + content.areas.slice(0, area + 1).reduce((sum, { statements }) => sum + statements.length + 1, 0) - 1;

/** The row of the estimate's total on the sheet Price; the exchange rate and both ends of the range follow it. */
export const totalRow = ({ price }: WorkbookContent): number => 5 + price.length;
