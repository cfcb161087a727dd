import { Dot, Label } from '@/components/illustrations/kit/shapes';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';
import { curvePath, type Point, polyline } from '@/lib/illustrations/path';
import { linearScale, roundTicks } from '@/lib/illustrations/scale';
import { formatDecimal } from '@/lib/numbers/format-decimal';
import { type ArticleDrawing, type ChartOf, chartPadding, chartWidth } from './article-chart-layout';
import { DataLine, GridLine, Note } from './chart';

type Series = ChartOf<'curve'>['series'];

const heights = { wide: 252, narrow: 210 };
/** Dash patterns, so that lines of the same color can be told apart. */
const dashes = [undefined, '2 6', '9 6', '1 5 6 5'];
/** The dashes of a line that has the tone of an earlier one. */
export const dashOf = (line: Series[number], series: Series) =>
  dashes[series.filter(({ tone }) => tone === line.tone).indexOf(line)];

const rising = (points: readonly Point[]) =>
  points.every(([x], index) => x > (points[index - 1]?.[0] ?? -Infinity));

/** The path of a line: bent through its points, or `straight` from one to the next. */
export const linePath = (points: readonly Point[], straight: boolean) =>
  rising(points) && !straight ? curvePath(points) : polyline(points);

/** Round values for the vertical axis, which begins at zero unless a value is negative. */
function heightTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  return roundTicks(low, Math.max(...values) > low ? Math.max(...values) : low + 1, 4);
}

/** Values for the horizontal axis: round ones, or every `step`, none beyond the ends of the series. */
function widthTicks(from: number, to: number, step: number | undefined, width: DrawingSize): number[] {
  const ticks =
    step === undefined
      ? roundTicks(from, to > from ? to : from + 1, width === 'wide' ? 6 : 4)
      : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return ticks.filter((tick) => tick >= from && tick <= to);
}

/** Lines over two axes, named above or at their ends; the lane ends in a node. */
export function curves(
  { series, xLabel, yLabel, straight = false, namedAtEnd = false, xStep, marks = [] }: ChartOf<'curve'>,
  width: DrawingSize,
): ArticleDrawing {
  const perRow = namesPerRow(series, width);
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const yTicks = heightTicks(series.flatMap(({ points }) => points.map(([, y]) => y)));
  const [xFrom, xTo] = [Math.min(...xs), Math.max(...xs)];
  const [yFrom, yTo] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const left = chartPadding[width] + 10 + Math.max(...yTicks.map((tick) => formatDecimal(tick).length)) * 8;
  const names = series.map(({ label }) => nameLines(label, width));
  const nameWidth = namedAtEnd ? Math.max(...names.flat().map((line) => line.length)) * 8 + 6 : 0;
  const right = chartWidth[width] - chartPadding[width] - 6 - nameWidth;
  const top = 24 + (namedAtEnd ? 0 : Math.ceil(series.length / perRow) * 24) + 38;
  const low = top + heights[width];
  const x = linearScale(xFrom, xTo, left, right);
  const y = linearScale(yFrom, yTo, low, top);
  const laneLast = [...series].sort(
    (one, other) => Number(one.tone === 'lane') - Number(other.tone === 'lane'),
  );

  const content = (
    <>
      {namedAtEnd ? (
        <EndNames series={series} width={width} x={right + 14} y={y} />
      ) : (
        <Names series={series} width={width} perRow={perRow} />
      )}
      <Note x={chartPadding[width]} y={top - 16} text={yLabel} />
      <GridLine d={yTicks.map((tick) => `M${left} ${y(tick)}H${right}`).join('')} />
      {yTicks.map((tick) => (
        <Note key={tick} x={left - 10} y={y(tick) + 5} anchor="end" text={formatDecimal(tick)} />
      ))}
      {widthTicks(xFrom, xTo, xStep, width).map((tick) => (
        <Note key={tick} x={x(tick)} y={low + 22} anchor="middle" text={formatDecimal(tick)} />
      ))}
      <Note x={right} y={low + 46} anchor="end" text={xLabel} />
      {laneLast.map((line) => {
        const points = line.points.map(([px, py]): Point => [x(px), y(py)]);
        const last = points.at(-1);
        return (
          <g key={line.label}>
            <DataLine
              tone={line.tone}
              strokeDasharray={dashOf(line, series)}
              d={linePath(points, straight)}
            />
            {line.tone === 'lane' && last && <Dot x={last[0]} y={last[1]} r={5} stroke="var(--sunk)" />}
          </g>
        );
      })}
      {marks.map(([px, py]) => (
        <Label key={`${px} ${py}`} x={x(px)} y={y(py) - 10} anchor="middle" strong text={formatDecimal(py)} />
      ))}
    </>
  );
  return { height: low + 62, content };
}

/** How many names share a row, so that none is alone in one if possible. */
function namesPerRow(series: Series, width: DrawingSize): number {
  const longest = Math.max(...series.map(({ label }) => label.length));
  if (width === 'narrow') return longest < 14 ? 2 : 1;
  if (series.length === 4) return longest < 14 ? 4 : 2;
  return longest < 18 ? 3 : 2;
}

/** The legend: a sample of each line beside its name. */
function Names({ series, width, perRow }: { series: Series; width: DrawingSize; perRow: number }) {
  const column = (chartWidth[width] - 2 * chartPadding[width]) / perRow;
  return series.map((line, index) => {
    const x = chartPadding[width] + (index % perRow) * column;
    const y = 32 + Math.floor(index / perRow) * 24;
    return (
      <g key={line.label}>
        <DataLine
          tone={line.tone}
          strokeDasharray={dashOf(line, series)}
          d={`M${x + 2} ${y - 5}H${x + 28}`}
        />
        <Label x={x + 40} y={y} strong={line.tone === 'lane'} text={line.label} />
      </g>
    );
  });
}

/** A name at the end of its line: on a phone, each word on a line of its own. */
const nameLines = (label: string, width: DrawingSize) => (width === 'narrow' ? label.split(' ') : [label]);

/** Each name beside the end of its line; those of lines that end close to each other move apart. */
function EndNames({
  series,
  width,
  x,
  y,
}: {
  series: Series;
  width: DrawingSize;
  x: number;
  y: (value: number) => number;
}) {
  const step = 18;
  let free = 0;
  return series
    .map(({ points, ...line }) => ({ ...line, end: y(points.at(-1)?.[1] ?? 0) }))
    .sort((one, other) => one.end - other.end)
    .map(({ label, tone, end }) => {
      const lines = nameLines(label, width);
      const first = Math.max(end + 5, free);
      free = first + lines.length * step;
      return lines.map((line, index) =>
        tone === 'lane' ? (
          <Label key={`${label} ${line}`} x={x} y={first + index * step} strong text={line} />
        ) : (
          <Note key={`${label} ${line}`} x={x} y={first + index * step} text={line} />
        ),
      );
    });
}
