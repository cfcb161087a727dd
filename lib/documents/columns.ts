/** Letters that a column has room for at least, and the most that its share grows with. */
const MIN_LETTERS = 9;
const MAX_LETTERS = 46;

/**
 * Widths of a table's columns, shared out by their longest texts. No writer of files does this: PDFKit and pptxgenjs
 * give every column the same width, and Word's own fitting is not done by other programs that open the file.
 */
export function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.min(MAX_LETTERS, Math.max(MIN_LETTERS, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  // A third is shared equally, so that a column of short words has room for each of them.
  const all = letters.reduce((sum, count) => sum + count, 0);
  return letters.map((count) => width * (1 / 3 / columns + ((2 / 3) * count) / all));
}
