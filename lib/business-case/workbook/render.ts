import { type Cell as FileCell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { brandColors } from '../../theme/brand-colors';
import { type Cell, type CellFormat, contentOf, type Row, type RowStyle, type Sheet } from './cells';

const FORMATS: Record<CellFormat, string> = {
  percent: '0%',
  tenths: '0.0%',
  whole: '#,##0',
  decimal: '0.0',
  hundredths: '#,##0.00',
};
const SIZES: Record<RowStyle, number> = { title: 20, note: 10, head: 11, plain: 11, total: 11 };
/** Height of a line of text, in points. */
const LINE = 15.5;

const color = (name: keyof typeof brandColors) => ({ rgb: brandColors[name].slice(1) });
const formatOf = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell !== null && 'as' in cell ? cell.as : undefined;
const isNumber = (cell: Cell | undefined) =>
  typeof contentOf(cell).value === 'number' || formatOf(cell) !== undefined;

function styleOf(style: RowStyle, cell: Cell, number: boolean): FileCell['style'] {
  const isInput = typeof cell === 'object' && cell !== null && 'fill' in cell;
  const isStrong = style === 'head' || style === 'total';
  const format = formatOf(cell);
  const line = { style: 'thin', color: color(isInput ? 'lane' : 'rule') } as const;
  const background = isInput ? 'tint' : isStrong ? 'sunk' : undefined;
  return {
    font: {
      name: 'Calibri',
      size: SIZES[style],
      bold: isStrong || style === 'title',
      color: color(style === 'note' ? 'ink2' : 'ink'),
    },
    alignment: {
      vertical: 'center',
      wrapText: style !== 'title' && (style === 'head' || !number),
      horizontal: number ? 'right' : 'left',
    },
    ...(background && { fill: { type: 'pattern', pattern: 'solid', fgColor: color(background) } as const }),
    ...(style !== 'title' &&
      style !== 'note' && {
        border: { bottom: line, ...(isInput && { top: line, left: line, right: line }) },
      }),
    ...(format && { numFmt: FORMATS[format] }),
  };
}

/** Titles and notes are merged over the sheet. */
const isMerged = ({ style }: Row) => style === 'title' || style === 'note';

/** Height of a row in points, by its longest text. */
function heightOf(row: Row, widths: readonly number[]): number {
  if (row.style === 'title') return 34;
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const lines = row.cells.map((cell, column) => {
    const { value } = contentOf(cell);
    const width = isMerged(row) ? whole : (widths[column] ?? whole);
    return typeof value === 'string' ? Math.ceil((value.length * 1.12) / width) : 1;
  });
  return Math.max(1, ...lines) * LINE + 4;
}

function sheetOf({ name, widths, rows, accepts }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<FileCell>>();
  for (const [index, { style, cells: written }] of rows.entries())
    for (const [column, cell] of written.entries()) {
      const { formula, value } = contentOf(cell);
      const shown = style === 'head' && cell !== null ? rows[index + 1]?.cells[column] : cell;
      cells.set(`${index},${column}`, {
        style: styleOf(style, cell, isNumber(shown)),
        ...(formula === undefined ? { value } : { formula, formulaResult: value }),
        ...(typeof cell === 'object' && cell !== null && 'href' in cell
          ? { hyperlink: { target: cell.href } }
          : {}),
      });
    }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: rows.map(({ cells: written }) => written.map((cell) => contentOf(cell).value)),
    cells,
    rowDefs: new Map(rows.map((row, index) => [index, { height: heightOf(row, widths) }])),
    merges: rows.flatMap((row, index) =>
      isMerged(row) ? [{ startRow: index, endRow: index, startCol: 0, endCol: widths.length - 1 }] : [],
    ),
    dataValidations: accepts.map(({ range, from, to }) => ({
      range,
      allowBlank: true,
      type: 'decimal',
      operator: 'between',
      formula1: String(from),
      formula2: String(to),
      showErrorMessage: true,
      errorTitle: 'Not in range',
      errorMessage: `A number from ${from} to ${to}`,
    })),
    freezePane: { columns: 1 },
    view: { showGridLines: false },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

/**
 * Writes sheets as an XLSX file. Programs recalculate its formulas when they open it; each formula also has its value,
 * for programs that do not calculate.
 */
export async function renderWorkbook(
  title: string,
  sheets: readonly Sheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const now = new Date();
  const bytes = await writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, created: now, modified: now },
  });
  return new Uint8Array(bytes);
}
