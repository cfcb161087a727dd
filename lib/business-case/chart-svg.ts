import { roundTicks } from '../illustrations/scale';
import { brandColors as colors } from '../theme/brand-colors';

/** A line of the curve: points of years since the approval and running total. */
export type CurveLine = {
  label: string;
  tone: 'before' | 'lane';
  points: readonly (readonly [number, number])[];
};
/** A bar from the net gain at the worse end of an input to that at its better end. */
type RangeBar = { name: string; worse: number; better: number; low: string; high: string };
/** A drawing for files that cannot use the page's own: its SVG in the brand's colors, and its size in pixels. */
export type ChartSvg = { svg: string; width: number; height: number };

const WIDTH = 640;
const dashes = ['', '2 5', '9 5'];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const words = (x: number, y: number, text: string, attributes = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${colors.ink2}" ${attributes}>${escaped(text)}</text>`;
const drawing = (height: number, content: string): ChartSvg => ({
  width: WIDTH,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Calibri, Arial, sans-serif" font-size="14"><rect width="100%" height="100%" fill="${colors.paper}"/>${content}</svg>`,
});

/** Lines over years, with their names above and round values at the left. */
export function curveSvg(lines: readonly CurveLine[], unit: string, axis: string): ChartSvg {
  const all = lines.flatMap(({ points }) => points.map(([, sum]) => sum));
  const [min, max] = [Math.min(0, ...all), Math.max(...all)];
  const ticks = roundTicks(min, max > min ? max : min + 1, 4);
  const [from, to] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const years = Math.max(...lines.flatMap(({ points }) => points.map(([year]) => year)));
  const [top, low, left, right] = [72, 300, 96, WIDTH - 16];
  const x = (year: number) => left + (year / (years || 1)) * (right - left);
  const y = (sum: number) => low - ((sum - from) / (to - from)) * (low - top);
  const dashOf = (line: CurveLine) =>
    dashes[lines.filter(({ tone }) => tone === line.tone).indexOf(line)] ?? '';
  const stroke = (line: CurveLine) =>
    `fill="none" stroke="${colors[line.tone]}" stroke-width="${line.tone === 'lane' ? 4 : 3}" stroke-dasharray="${dashOf(line)}"`;
  const column = (right - 16) / lines.length;
  return drawing(
    344,
    [
      words(16, 60, unit),
      ...lines.map(
        (line, index) =>
          `<path d="M${16 + index * column} 20h28" ${stroke(line)}/>${words(52 + index * column, 25, line.label)}`,
      ),
      ...ticks.map(
        (tick) =>
          `<path d="M${left} ${y(tick).toFixed(1)}H${right}" stroke="${colors.rule}"/>${words(left - 10, y(tick) + 5, tick.toLocaleString('en-US'), 'text-anchor="end"')}`,
      ),
      ...Array.from({ length: years + 1 }, (_, year) =>
        words(x(year), low + 22, String(year), 'text-anchor="middle"'),
      ),
      words(right, low + 40, axis, 'text-anchor="end"'),
      ...lines.map(
        (line) =>
          `<polyline points="${line.points.map(([year, sum]) => `${x(year).toFixed(1)},${y(sum).toFixed(1)}`).join(' ')}" ${stroke(line)}/>`,
      ),
    ].join(''),
  );
}

/** One bar for each input, the first two in orange, and a line at the expected net gain. */
export function barsSvg(bars: readonly RangeBar[], expected: number): ChartSvg {
  const ends = bars.flatMap(({ worse, better }) => [worse, better]);
  const min = Math.min(...ends);
  const room = Math.max(...ends) - min || 1;
  const [left, right, step] = [220, WIDTH - 16, 46];
  const x = (gain: number) => (left + ((gain - min) / room) * (right - left)).toFixed(1);
  return drawing(
    bars.length * step + 16,
    bars
      .map(({ name, worse, better, low, high }, index) => {
        const y = 16 + index * step;
        return [
          words(16, y + 22, name, index < 2 ? 'font-weight="bold"' : ''),
          `<path d="M${x(worse)} ${y + 26}H${x(better)}" stroke="${index < 2 ? colors.lane : colors.before}" stroke-width="12"/>`,
          words(left, y + 12, low),
          words(right, y + 12, high, 'text-anchor="end"'),
        ].join('');
      })
      .join('') +
      `<path d="M${x(expected)} 12V${bars.length * step + 8}" stroke="${colors.ink}" stroke-width="1.5"/>`,
  );
}
