/** Each column counts as this many letters at least, and at most. */
const MIN_LETTERS = 9;
const MAX_LETTERS = 46;

/**
 * Widths of a table's columns by their longest texts; they add up to `width`. The libraries do not do this: PDFKit and
 * pptxgenjs give every column the same width, and Word files rely on each program's own fitting.
 */
export function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.min(MAX_LETTERS, Math.max(MIN_LETTERS, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  // A third of the width is shared equally, so that columns of short words do not become too narrow.
  const all = letters.reduce((sum, count) => sum + count, 0);
  return letters.map((count) => width * (1 / 3 / columns + ((2 / 3) * count) / all));
}
