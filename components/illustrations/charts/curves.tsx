import { End } from '@/components/illustrations/illustration';
import { curvePath, type Point, polyline } from '@/lib/illustrations/path';
import { roundTicks } from '@/lib/illustrations/ticks';
import { across, type FigureOf, Frame, pad, type Width, written } from './article-frame';

type Series = FigureOf<'curve'>['series'][number];

const heights = { wide: 252, narrow: 210 };
/** A second line of the same tone is dashed, so that the two are told apart without their color. */
const dashes = [undefined, '2 6', '9 6', '1 5 6 5'];

const rising = (points: readonly Point[]) =>
  points.every(([x], index) => x > (points[index - 1]?.[0] ?? -Infinity));

/** The ends of an axis with round numbers between; a series without negative values stands on zero. */
function axis(values: readonly number[], about: number): number[] {
  const low = Math.min(0, ...values);
  return roundTicks(low, Math.max(...values) > low ? Math.max(...values) : low + 1, about);
}

/** Lines over two axes, named above; the lane ends in a node. */
export function Curves({ figure, width }: { figure: FigureOf<'curve'>; width: Width }) {
  const { series, xLabel, yLabel, straight, xStep, marks = [] } = figure;
  const perRow = width === 'narrow' ? 1 : series.every(({ label }) => label.length < 18) ? 3 : 2;
  const names = Math.ceil(series.length / perRow) * 24;
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = series.flatMap(({ points }) => points.map(([, y]) => y));
  const yTicks = axis(ys, 4);
  const [xFrom, xTo] = [Math.min(...xs), Math.max(...xs)];
  const xTicks = (
    xStep === undefined
      ? roundTicks(xFrom, xTo > xFrom ? xTo : xFrom + 1, width === 'wide' ? 6 : 4)
      : Array.from({ length: Math.floor((xTo - xFrom) / xStep) + 1 }, (_, index) => xFrom + index * xStep)
  ).filter((tick) => tick >= xFrom && tick <= xTo);
  const left = pad[width] + 10 + Math.max(...yTicks.map((tick) => written(tick).length)) * 8;
  const right = across[width] - pad[width] - 6;
  const top = 24 + names + 38;
  const low = top + heights[width];
  const [yFrom, yTo] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const x = (value: number) => left + ((value - xFrom) / (xTo - xFrom || 1)) * (right - left);
  const y = (value: number) => low - ((value - yFrom) / (yTo - yFrom)) * (low - top);

  return (
    <Frame width={width} height={low + 62}>
      <Names series={series} width={width} perRow={perRow} />
      <text className="fig-minor" x={pad[width]} y={top - 16}>
        {yLabel}
      </text>
      {yTicks.map((tick) => (
        <g key={tick}>
          <path className="fig-rule" d={`M${left} ${y(tick)}H${right}`} />
          <text className="fig-minor" x={left - 10} y={y(tick) + 5} textAnchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick} className="fig-minor" x={x(tick)} y={low + 22} textAnchor="middle">
          {written(tick)}
        </text>
      ))}
      <text className="fig-minor" x={right} y={low + 46} textAnchor="end">
        {xLabel}
      </text>
      {[...series]
        .sort((one, other) => Number(one.tone === 'lane') - Number(other.tone === 'lane'))
        .map((line) => {
          const points = line.points.map(([px, py]): Point => [x(px), y(py)]);
          const last = points.at(-1);
          return (
            <g key={line.label}>
              <path
                className={line.tone === 'lane' ? 'fig-lane' : 'fig-before'}
                strokeDasharray={dashOf(line, series)}
                d={rising(points) && !straight ? curvePath(points, 'along') : polyline(points)}
              />
              {line.tone === 'lane' && last && <End x={last[0]} y={last[1]} r={5} />}
            </g>
          );
        })}
      {marks.map(([px, py]) => (
        <text key={`${px} ${py}`} className="fig-strong" x={x(px)} y={y(py) - 10} textAnchor="middle">
          {written(py)}
        </text>
      ))}
    </Frame>
  );
}

const dashOf = (line: Series, series: readonly Series[]) =>
  dashes[series.filter(({ tone }) => tone === line.tone).indexOf(line)];

/** Which line is which: a stretch of each beside its name. */
function Names({ series, width, perRow }: { series: readonly Series[]; width: Width; perRow: number }) {
  const column = (across[width] - 2 * pad[width]) / perRow;
  return series.map((line, index) => {
    const x = pad[width] + (index % perRow) * column;
    const y = 32 + Math.floor(index / perRow) * 24;
    return (
      <g key={line.label}>
        <path
          className={line.tone === 'lane' ? 'fig-lane' : 'fig-before'}
          strokeDasharray={dashOf(line, series)}
          d={`M${x + 2} ${y - 5}H${x + 28}`}
        />
        <text className={line.tone === 'lane' ? 'fig-strong' : undefined} x={x + 40} y={y}>
          {line.label}
        </text>
      </g>
    );
  });
}
