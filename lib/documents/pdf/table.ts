import { type Block, plainText } from '@/lib/markdown/blocks';
import { columnWidths } from '../columns';
import { addField } from './fields';
import {
  addSpace,
  artifact,
  type Doc,
  hex,
  type Pdf,
  type Structure,
  setStyle,
  type TextStyle,
} from './page';

type TableBlock = Extract<Block, { kind: 'table' }>;

const TEXT: TextStyle = { font: 'body', size: 9.25, leading: 13 };
const PAD = 6;

/** The rows as plain text. Markdown requires a header row; an empty one means none. */
function rowsOf({ head, rows }: TableBlock): { rows: string[][]; hasHead: boolean } {
  const hasHead = head.some((cell) => cell.length > 0);
  return { rows: (hasHead ? [head, ...rows] : rows).map((row) => row.map(plainText)), hasHead };
}

/** The height of a table in points. */
export function tableHeight(doc: Doc, table: TableBlock, width: number): number {
  const { rows } = rowsOf(table);
  const widths = columnWidths(rows, width);
  const options = setStyle(doc, TEXT);
  const heightOf = (row: readonly string[]) =>
    Math.max(
      ...row.map((text, column) =>
        doc.heightOfString(text || ' ', { ...options, width: (widths[column] ?? 0) - 2 * PAD }),
      ),
    );
  return rows.reduce((sum, row) => sum + heightOf(row) + 2 * PAD, 0);
}

/** Writes a table, row by row. Empty cells can be filled in. */
export function writeTable(
  pdf: Pdf,
  parent: Structure,
  table: TableBlock,
  { x, width }: { x: number; width: number },
): void {
  const { doc } = pdf;
  const { rows, hasHead } = rowsOf(table);
  const widths = columnWidths(rows, width);
  const { lineGap } = setStyle(doc, TEXT);
  const drawn = doc.table({
    ...({ structParent: parent } as object),
    position: { x, y: doc.y },
    maxWidth: width,
    defaultStyle: {
      padding: PAD,
      // PDFKit writes the colors of single borders as attributes that PDF viewers reject.
      border: 0,
      textColor: hex('ink'),
      textOptions: { lineGap },
    },
    columnStyles: (column) => ({
      width: widths[column] ?? 0,
      ...(column === 0 && { type: 'TH', scope: 'Row' }),
    }),
    rowStyles: (row) => ({
      minHeight: TEXT.leading + 2 * PAD,
      ...(hasHead &&
        row === 0 && {
          type: 'TH',
          scope: 'Column',
          font: { src: 'strong' },
          backgroundColor: hex('sunk'),
        }),
    }),
  });
  for (const [row, cells] of rows.entries()) {
    const [start, page] = [doc.y, doc.page];
    drawn.row(cells);
    const y = doc.page === page ? start : doc.page.margins.top;
    const end = doc.y;
    for (const [column, text] of cells.entries())
      if (text === '' && row > 0) {
        const left = x + widths.slice(0, column).reduce((sum, part) => sum + part, 0);
        const frame = { x: left + 2, y: y + 2, width: (widths[column] ?? 0) - 4, height: end - y - 4 };
        addField(pdf, parent, 'text', frame, `${rows[0]?.[column] ?? ''}, ${cells[0] || `row ${row}`}`);
      }
    artifact(pdf, () =>
      doc
        .moveTo(x, end)
        .lineTo(x + width, end)
        .lineWidth(0.5)
        .stroke(hex(row === 0 && hasHead ? 'edge' : 'rule')),
    );
    setStyle(doc, TEXT);
    doc.y = end;
  }
  drawn.end();
  addSpace(doc, 4);
}
