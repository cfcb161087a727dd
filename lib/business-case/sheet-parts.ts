import type { CellFormat, CellInput, RowStyle, Worksheet } from '../documents/xlsx/model';
import type { FinanceField, RoiField } from '../roi/assumptions';
import type { RoiCases } from '../roi/cases';
import type { RiskWords } from './stop-rules';

/** What the workbook takes from content. */
export type SheetNames = {
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
  /** What is asked for in words, such as owner and deadline. */
  facts: readonly { label: string; text: string }[];
  /** Risks with their limits in words. */
  risks: readonly RiskWords[];
  risksHead: readonly string[];
  /** Address of the case on the page. */
  link: { text: string; href: string };
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
  accepts: [],
  marks: [],
  charts: [],
});

/** A formula with its value from our own arithmetic, which readers that do not calculate show. */
export const cell = (formula: string, value: number | string, as: CellFormat = 'whole'): CellInput => ({
  formula: `=${formula}`,
  value,
  as,
});

/** Rows of the sheet Case from the top; formulas name their cells by it. */
const layout = [
  ...(['title', 'note', 'link', 'gapTop', 'inputsHead'] as const),
  ...(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running', 'buildWeeks'] as const),
  ...(['discountRate', 'cashShare', 'price', 'counted', 'buildMonths', 'gapCases', 'casesHead'] as const),
  ...(['hoursShare', 'rateShare', 'adoptionShare', 'costShare', 'runningShare'] as const),
  ...(['hoursCounted', 'ramp', 'saved', 'worth', 'runs', 'net', 'oneTime'] as const),
  ...(['total0', 'total1', 'total2', 'total3', 'total4', 'total5'] as const),
  ...(['liveMonths', 'payback', 'gain'] as const),
  ...(['flow0', 'flow1', 'flow2', 'flow3', 'flow4', 'flow5', 'npv', 'irr'] as const),
  ...(['gapAnswer', 'answerHead', 'decision', 'cashDecision', 'today', 'approved', 'mostLost'] as const),
  ...(['breakEvenHours', 'breakEvenAdoption'] as const),
] as const;
export type CaseRow = (typeof layout)[number];
export const caseRows: readonly CaseRow[] = layout;

/** The number of a row of the sheet Case, counted from 1. */
export const rowOf = (name: CaseRow): number => layout.indexOf(name) + 1;

/** A cell of the second column, as formulas of any place name it. */
export const inputCell = (name: CaseRow): string => `$B$${rowOf(name)}`;

/** The cell of a number that the return takes: of the cost, the one that counts. */
export const cellOf = (field: RoiField) => inputCell(field === 'cost' ? 'counted' : field);

/** The row of an area's score, which follows its statements. */
export const areaRow = (names: SheetNames, area: number): number =>
  5 + names.areas.slice(0, area + 1).reduce((sum, { statements }) => sum + statements.length + 1, 0) - 1;

/** The row of the estimate's total on the sheet Price; the exchange rate and both ends of the range follow it. */
export const totalRow = ({ price }: SheetNames): number => 5 + price.length;
