import { type Cell as FileCell, writeXlsx } from 'hucre/xlsx';
import { brandColors } from '@/lib/theme/theme';

/**
 * A cell; a number has a `format`. One with a formula also has its value, for programs that do not calculate. An input
 * is tinted.
 */
export type WorkbookCell = {
  value: string | number | null;
  formula?: string;
  href?: string;
  isInput?: boolean;
  format?: string | undefined;
};
/** A row of the sheet. Formulas refer to it by `name`. */
export type WorkbookRow = {
  cells: readonly WorkbookCell[];
  style?: 'title' | 'strong' | undefined;
  name?: string | undefined;
};

/** A quoted text, or a row's name: in the same column ('rate'), in column B ('$rate') or in another ('npv@C'). */
const NAMES = /"[^"]*"|(\$?)\b([a-z]\w*)(?:@([A-Z]))?/g;

/** Replaces row names in formulas ('worth') by cell addresses ('C12'). @throws Error unless one row has it. */
export function resolveRowNames(rows: readonly WorkbookRow[]): WorkbookRow[] {
  const resolve = (text: string, column: string) =>
    text.replace(NAMES, (whole, fixed: string, name: string | undefined, letter: string | undefined) => {
      if (name === undefined) return whole;
      const numbers = rows.flatMap((row, index) => (row.name === name ? [index + 1] : []));
      if (numbers.length !== 1) throw new Error(`${numbers.length} rows are named '${name}'`);
      return fixed ? `$B$${numbers[0]}` : `${letter ?? column}${numbers[0]}`;
    });
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => ({
      ...cell,
      ...(cell.formula && { formula: resolve(cell.formula, 'ABC'.charAt(column)) }),
    })),
  }));
}

const color = (name: keyof typeof brandColors) => ({ rgb: brandColors[name].slice(1) });

function fileCell(
  { value, formula, href, isInput, format }: WorkbookCell,
  style: WorkbookRow['style'],
): Partial<FileCell> {
  const background = isInput ? 'tint' : style === 'strong' ? 'sunk' : undefined;
  return {
    ...(formula === undefined ? { value } : { formula, formulaResult: value }),
    ...(href && { hyperlink: { target: href } }),
    style: {
      font: { name: 'Calibri', size: style === 'title' ? 20 : 11, bold: style !== undefined },
      alignment: { vertical: 'center', wrapText: true, horizontal: format ? 'right' : 'left' },
      border: { bottom: { style: 'thin', color: color(isInput ? 'lane' : 'rule') } },
      ...(background && { fill: { type: 'pattern', pattern: 'solid', fgColor: color(background) } as const }),
      numFmt: format ?? 'General',
    },
  };
}

/** Writes a sheet as an XLSX file. Programs recalculate its formulas when they open it. */
export async function renderWorkbook(
  title: string,
  rows: readonly WorkbookRow[],
): Promise<Uint8Array<ArrayBuffer>> {
  const now = new Date();
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Case',
        // In characters. Spreadsheet programs choose the heights of rows.
        columns: [44, 60, 18].map((width) => ({ width })),
        rows: rows.map(({ cells }) => cells.map(({ value }) => value)),
        cells: new Map(
          rows.flatMap(({ style, cells }, row) =>
            cells.map((cell, column) => [`${row},${column}`, fileCell(cell, style)] as const),
          ),
        ),
        freezePane: { columns: 1 },
        view: { showGridLines: false },
        pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
    properties: { title, created: now, modified: now },
  });
  return new Uint8Array(bytes);
}
