import type { Cell, CellStyle, ConditionalRule, DataValidation, WriteSheet } from 'hucre/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { type DocumentInfo, documentDate, officeColors } from '../brand';
import { chartText } from './chart-text';
import {
  type Calculated,
  type CellFormat,
  type CellInput,
  contentOf,
  formatOf,
  type RowStyle,
  type SheetChart,
  type Worksheet,
} from './model';

const FORMATS: Record<CellFormat, string> = {
  usd: '"$"#,##0;[Red]\\-"$"#,##0',
  cents: '"$"#,##0.00',
  percent: '0%',
  tenths: '0.0%',
  whole: '#,##0',
  decimal: '0.0',
  hundredths: '#,##0.00',
};
const SIZES: Record<RowStyle, number> = { title: 20, note: 10, head: 11, plain: 11, total: 11 };
const LINE = 15.5;

const color = (name: keyof typeof officeColors) => ({ rgb: officeColors[name] });
const fill = (name: keyof typeof officeColors) =>
  ({ type: 'pattern', pattern: 'solid', fgColor: color(name) }) as const;

const isNumber = (cell: CellInput | undefined) =>
  typeof contentOf(cell).value === 'number' || formatOf(cell) !== undefined;

/** `number` is true for a number and for the heading of a column of numbers; `first` in the first column. */
function styleOf(
  row: RowStyle,
  cell: CellInput,
  { number, first }: { number: boolean; first: boolean },
): CellStyle {
  const filled = typeof cell === 'object' && cell !== null && 'fill' in cell;
  const format = formatOf(cell);
  const line = { style: 'thin', color: color(filled ? 'lane' : 'rule') } as const;
  return {
    font: {
      name: 'Calibri',
      size: SIZES[row],
      bold: row === 'title' || row === 'head' || row === 'total',
      color: color(row === 'note' ? 'ink2' : 'ink'),
    },
    alignment: {
      vertical: 'center',
      wrapText: row === 'head' || (row !== 'title' && !number),
      // Numbers and texts are indented by one letter, else those of neighboring columns touch.
      ...(number ? { horizontal: 'right', indent: 1 } : first ? {} : { horizontal: 'left', indent: 1 }),
    },
    ...(filled ? { fill: fill('tint') } : row === 'head' || row === 'total' ? { fill: fill('sunk') } : {}),
    ...(row === 'title' || row === 'note'
      ? {}
      : { border: { bottom: line, ...(filled ? { top: line, left: line, right: line } : {}) } }),
    ...(format ? { numFmt: FORMATS[format] } : {}),
  };
}

type Row = Worksheet['rows'][number];
type Span = { from: number; to: number };

/** Columns that a row's last text spans: the whole sheet for title and note, else the empty cells after it. */
function spanOf({ style, cells }: Row, columns: number): Span | undefined {
  if (style === 'title' || style === 'note') return { from: 0, to: columns - 1 };
  const from = cells.findLastIndex((cell) => cell !== null);
  const span = style !== 'head' && from >= 0 && from < cells.length - 1 && !isNumber(cells[from]);
  return span ? { from, to: cells.length - 1 } : undefined;
}

/** The value of a formula. @throws Error when it is missing. */
function known(value: Calculated | undefined, place: string): Calculated {
  if (value === undefined) throw new Error(`${place} has no value: give it one, or calculate it.`);
  return value;
}

/** Height of a row in points, by its longest text. Spreadsheets do not fit merged cells by themselves. */
function heightOf(row: Row, widths: readonly number[], textAt: (col: number) => unknown): number {
  if (row.style === 'title') return 34;
  const span = spanOf(row, widths.length);
  const lines = row.cells.map((_, col) => {
    const text = textAt(col);
    if (typeof text !== 'string') return 1;
    const taken = widths.slice(col, col === span?.from ? span.to + 1 : col + 1);
    return Math.ceil((text.length * 1.12) / taken.reduce((sum, width) => sum + width, 0));
  });
  return Math.max(1, ...lines) * LINE + 4;
}

type WriteChart = NonNullable<WriteSheet['charts']>[number];

function chartOf(
  { kind, title, from, to, categories, least, series }: SheetChart,
  altText: string,
): WriteChart {
  return {
    type: kind,
    title,
    altText,
    anchor: { from, to },
    series: series.map(({ name, values, tone }) => ({ name, values, categories, color: officeColors[tone] })),
    ...(least !== undefined && { axes: { y: { scale: { min: least } } } }),
    legend: series.length > 1 ? 'bottom' : false,
  };
}

/** Freezes the header row. A sheet with several header rows freezes its first column instead. */
function frozenOf({ rows }: Worksheet): { rows: number } | { columns: number } {
  const heads = rows.flatMap(({ style }, row) => (style === 'head' ? [row] : []));
  return heads.length === 1 ? { rows: (heads[0] ?? 0) + 1 } : { columns: 1 };
}

function sheetOf(
  sheet: Worksheet,
  info: DocumentInfo,
  values: Map<string, Calculated> | undefined,
  altOf: (chart: SheetChart) => string,
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const columns = sheet.widths.length;
  for (const [row, { style, cells: written }] of sheet.rows.entries()) {
    const length = style === 'head' || style === 'total' ? columns : written.length;
    const span = spanOf({ style, cells: written }, columns);
    for (let col = 0; col < length; col += 1) {
      const cell = written[col] ?? null;
      // Each merged cell draws its own edges.
      const look = span && col > span.from && style !== 'note' ? (written[span.from] ?? null) : cell;
      const { formula, value } = contentOf(cell);
      const at = `${row},${col}`;
      cells.set(at, {
        style: styleOf(style, look, {
          number: isNumber(style === 'head' && cell !== null ? sheet.rows[row + 1]?.cells[col] : cell),
          first: col === 0,
        }),
        ...(formula === undefined
          ? { value }
          : { formula, formulaResult: value ?? known(values?.get(at), `${sheet.name}: =${formula}`) }),
        ...(typeof cell === 'object' && cell !== null && 'href' in cell
          ? { hyperlink: { target: cell.href } }
          : {}),
      });
    }
  }
  return {
    name: sheet.name,
    columns: sheet.widths.map((width) => ({ width })),
    rows: sheet.rows.map(({ cells: written }) => written.map((cell) => contentOf(cell).value)),
    cells,
    rowDefs: new Map(
      sheet.rows.map((row, index) => {
        const textAt = (col: number) => contentOf(row.cells[col]).value ?? values?.get(`${index},${col}`);
        return [index, { height: heightOf(row, sheet.widths, textAt) }];
      }),
    ),
    merges: sheet.rows.flatMap((row, index) => {
      const span = spanOf(row, columns);
      return span && span.to > span.from
        ? [{ startRow: index, endRow: index, startCol: span.from, endCol: span.to }]
        : [];
    }),
    dataValidations: sheet.accepts.map((accept): DataValidation => {
      const common = {
        range: accept.range,
        allowBlank: true,
        showErrorMessage: true,
        errorTitle: 'Not in range',
      };
      return 'words' in accept
        ? {
            ...common,
            type: 'list',
            values: [...accept.words],
            errorMessage: `One of: ${accept.words.join(', ')}`,
          }
        : {
            ...common,
            type: 'decimal',
            operator: 'between',
            formula1: String(accept.from),
            formula2: String(accept.to),
            errorMessage: `A number from ${accept.from} to ${accept.to}`,
          };
    }),
    conditionalRules: sheet.marks.map(
      ({ range, when }, index): ConditionalRule => ({
        type: 'expression',
        priority: index + 1,
        formula: when,
        range,
        style: { font: { bold: true, color: color('emberText') } },
      }),
    ),
    charts: sheet.charts.map((chart) => chartOf(chart, altOf(chart))),
    freezePane: frozenOf(sheet),
    view: { showGridLines: false },
    pageSetup: {
      paperSize: 'letter',
      orientation: sheet.landscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
    headerFooter: { oddFooter: `&L${info.sender.name}: ${info.title}&R&P of &N` },
  };
}

/**
 * Writes worksheets as an XLSX file. Programs recalculate its formulas when they open it; each formula also has its
 * value, for programs that do not calculate.
 *
 * @param values of formulas without one, by sheet name, then row and column counted from 0: '3,1'.
 * @throws Error naming a formula without a value.
 */
export async function renderXlsx(
  info: DocumentInfo,
  sheets: readonly Worksheet[],
  values: ReadonlyMap<string, Map<string, Calculated>> = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const date = documentDate(info);
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet) =>
      sheetOf(sheet, info, values.get(sheet.name), (chart) => chartText(chart, sheets, values)),
    ),
    properties: {
      title: info.title,
      description: info.description,
      creator: info.sender.name,
      company: info.sender.name,
      created: date,
      modified: date,
    },
  });
  return new Uint8Array(bytes);
}
