import { type Calculated, contentOf, formatOf, type SheetChart, type Worksheet } from './model';

const KINDS: Record<SheetChart['kind'], string> = {
  bar: 'Bar chart',
  column: 'Column chart',
  line: 'Line chart',
};

/** The texts of a range of one column, such as "'Month by month'!$C$5:$C$28". */
function textsIn(
  range: string,
  sheets: readonly Worksheet[],
  values: ReadonlyMap<string, Map<string, Calculated>>,
): string[] {
  const [, name = '', letter = '', from = '', to = ''] =
    /^'?(.+?)'?!\$([A-Z])\$(\d+):\$[A-Z]\$(\d+)$/.exec(range) ?? [];
  const sheet = sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`a chart is drawn over ${range}, which is in no sheet`);
  const col = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => {
    const row = Number(from) - 1 + index;
    const cell = sheet.rows[row]?.cells[col];
    const value = contentOf(cell).value ?? values.get(name)?.get(`${row},${col}`) ?? 'open';
    if (typeof value !== 'number') return String(value);
    const style = formatOf(cell) === 'percent' ? 'percent' : 'decimal';
    return value.toLocaleString('en-US', { style, maximumFractionDigits: style === 'percent' ? 0 : 1 });
  });
}

/** Longer lines are described by their first and last values. */
const MAX_POINTS = 8;

/** A chart in words, with its values at the time of writing the file. */
export function chartText(
  { kind, title, categories, series }: SheetChart,
  sheets: readonly Worksheet[],
  values: ReadonlyMap<string, Map<string, Calculated>>,
): string {
  const labels = textsIn(categories, sheets, values);
  const told = series.map(({ name, values: range }) => {
    const points = textsIn(range, sheets, values).map((value, index) => `${labels[index]}: ${value}`);
    const ends = points.length > MAX_POINTS ? [points[0], points.at(-1)] : points;
    return `${name}: ${ends.join(', ')}.`;
  });
  return `${KINDS[kind]}: ${title}. ${told.join(' ')}`;
}
