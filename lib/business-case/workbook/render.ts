import { type Cell as FileCell, writeXlsx } from 'hucre/xlsx';
import { brandColors } from '../../theme/brand-colors';
import { type Cell, type CellFormat, contentOf, type Row, type RowStyle } from './cells';

const FORMATS: Record<CellFormat, string> = {
  text: 'General',
  percent: '0%',
  tenths: '0.0%',
  whole: '#,##0',
  decimal: '0.0',
  hundredths: '#,##0.00',
};
/** Widths of the columns, in letters, and the height of a line, in points. */
const WIDTHS = [44, 60, 18, 18, 18, 18];
const LINE = 15.5;

const color = (name: keyof typeof brandColors) => ({ rgb: brandColors[name].slice(1) });

function cellOf(style: RowStyle, cell: Cell): Partial<FileCell> {
  const { formula, value } = contentOf(cell);
  const isInput = typeof cell === 'object' && 'fill' in cell;
  const isStrong = style === 'head' || style === 'total';
  const format = typeof cell === 'object' && 'as' in cell ? cell.as : undefined;
  const background = isInput ? 'tint' : isStrong ? 'sunk' : undefined;
  return {
    ...(formula === undefined ? { value } : { formula, formulaResult: value }),
    ...(typeof cell === 'object' && 'href' in cell && { hyperlink: { target: cell.href } }),
    style: {
      font: { name: 'Calibri', size: style === 'title' ? 20 : 11, bold: isStrong || style === 'title' },
      alignment: {
        vertical: 'center',
        wrapText: true,
        horizontal: format && format !== 'text' ? 'right' : 'left',
      },
      border: { bottom: { style: 'thin', color: color(isInput ? 'lane' : 'rule') } },
      ...(background && { fill: { type: 'pattern', pattern: 'solid', fgColor: color(background) } as const }),
      ...(format && { numFmt: FORMATS[format] }),
    },
  };
}

/** Height of a row in points, by its longest text. */
const heightOf = ({ style, cells }: Row): number =>
  style === 'title'
    ? 34
    : Math.max(
        ...cells.map((cell, column) =>
          Math.ceil((String(contentOf(cell).value ?? '').length * 1.12 || 1) / (WIDTHS[column] ?? 18)),
        ),
      ) *
        LINE +
      4;

/** Writes a sheet as an XLSX file. Programs recalculate its formulas when they open it. */
export async function renderWorkbook(title: string, rows: readonly Row[]): Promise<Uint8Array<ArrayBuffer>> {
  const now = new Date();
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Case',
        columns: WIDTHS.map((width) => ({ width })),
        rows: rows.map(({ cells }) => cells.map((cell) => contentOf(cell).value)),
        cells: new Map(
          rows.flatMap(({ style, cells }, row) =>
            cells.map((cell, column) => [`${row},${column}`, cellOf(style, cell)] as const),
          ),
        ),
        rowDefs: new Map(rows.map((row, index) => [index, { height: heightOf(row) }])),
        freezePane: { columns: 1 },
        view: { showGridLines: false },
        pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
    properties: { title, created: now, modified: now },
  });
  return new Uint8Array(bytes);
}
