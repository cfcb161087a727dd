import {
  chartPadding,
  chartWidth,
  drawingSizes,
} from '@/components/illustrations/charts/article-chart-layout';
import { Chart, DataLine, GridLine, Moment, Note } from '@/components/illustrations/charts/chart';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/shapes';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';
import { linearScale, roundTicks } from '@/lib/illustrations/scale';
import { formatDecimal } from '@/lib/numbers/format-decimal';
import { HORIZON_YEARS } from '@/lib/roi/assumptions';
import type { Roi } from '@/lib/roi/compute';

/** Months that the chart shows where the project pays back within them; otherwise it shows all years. */
const SHORT_CHART_MONTHS = 24;
const top = 52;
const lows = { wide: 304, narrow: 262 };

/** The running total from the start to the end of the axis; `at` is the month in which it reaches zero. */
type Total = { start: number; end: number; months: number; at: number | null };

function totalOf({ curve, net, paybackMonths }: Roi): Total {
  const start = curve[0]?.sum ?? 0;
  const months =
    paybackMonths !== null && paybackMonths < SHORT_CHART_MONTHS ? SHORT_CHART_MONTHS : HORIZON_YEARS * 12;
  const at = paybackMonths !== null && paybackMonths <= months ? paybackMonths : null;
  return { start, end: start + (net / 12) * months, months, at };
}

/** Round values around zero. The lowest is never above the start, so that what lies below zero has room. */
function heightTicks({ start, end, at }: Total): number[] {
  const low = Math.min(0, start, end);
  // A crossing near the end needs room for its label above it.
  const high = Math.max(0, end, at === null ? 0 : -start / 4);
  const ticks = roundTicks(low, high > low ? high : low + 1, 4);
  const [first = 0, second = 1] = ticks;
  return first > low ? [2 * first - second, ...ticks] : ticks;
}

function PaybackDrawing({ total, width, unit }: { total: Total; width: DrawingSize; unit: string }) {
  const { start, end, months, at } = total;
  const ticks = heightTicks(total);
  const [from, to] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const low = lows[width];
  const left = chartPadding[width] + 12 + Math.max(...ticks.map((tick) => formatDecimal(tick).length)) * 8;
  const right = chartWidth[width] - chartPadding[width] - 6;
  const x = linearScale(0, months, left, right);
  const y = linearScale(from, to, low, top);
  const zero = y(0);
  const cross = at === null ? right : x(at);
  const turn = at === null ? y(end) : zero;
  // What the total leaves free: the left above zero until it crosses, the right above zero long after.
  const late = at !== null && at > months / 2;
  const every = months === SHORT_CHART_MONTHS ? 6 : 12;
  return (
    <>
      <Note x={chartPadding[width]} y={32} text={unit} />
      <GridLine d={ticks.map((tick) => `M${left} ${y(tick)}H${right}`).join('')} />
      {ticks.map((tick) => (
        <Note key={tick} x={left - 12} y={y(tick) + 5} anchor="end" text={formatDecimal(tick)} />
      ))}
      {Array.from({ length: months / every + 1 }, (_, index) => index * every).map((month) => (
        <Note key={month} x={x(month)} y={low + 24} anchor="middle" text={month} />
      ))}
      <Note x={right} y={low + 48} anchor="end" text="months" />
      <Line d={`M${left} ${zero}H${right}`} stroke="var(--ink-3)" strokeWidth="1" />
      <Label x={late ? left + 8 : right} y={zero - 12} anchor={late ? 'start' : 'end'} text="Costs covered" />
      {at !== 0 && <DataLine tone="before" d={`M${left} ${y(start)}L${cross} ${turn}`} />}
      {at !== null && (
        <>
          <Moment d={`M${cross} ${top}V${zero}`} />
          {at < months && (
            <>
              <DataLine tone="lane" d={`M${cross} ${zero}L${right} ${y(end)}`} />
              <Dot x={right} y={y(end)} r={5} stroke="var(--sunk)" />
            </>
          )}
          <Ring x={cross} y={zero} r={7.5} />
          <Label
            halo
            stroke="var(--sunk)"
            x={cross + (late ? -10 : 10)}
            y={top + 15}
            anchor={late ? 'end' : 'start'}
            strong
            text={at === 0 ? 'At once' : `Month ${at.toFixed(1)}`}
          />
        </>
      )}
    </>
  );
}

/**
 * The running total by month: gray below zero, orange above, with a ring where the costs are covered. An early payback
 * has an axis of its own, because five years would press it into the corner.
 *
 * @param amount writes an amount in the visitor's currency.
 */
export function PaybackChart({
  expected,
  unit,
  caption,
  amount,
}: {
  expected: Roi;
  unit: string;
  caption: string;
  amount: (value: number) => string;
}) {
  const total = totalOf(expected);
  const { start, end, months, at } = total;
  const crosses =
    at === null ? ', does not rise above zero' : at > 0 ? `, crosses zero in month ${at.toFixed(1)}` : '';
  return (
    <Chart
      kind="article"
      alt={`A line over ${months} months. It starts at ${amount(start)}${crosses} and ends at ${amount(end)}.`}
      caption={caption}
      drawings={drawingSizes.map((size) => ({
        size,
        width: chartWidth[size],
        height: lows[size] + 64,
        content: <PaybackDrawing total={total} width={size} unit={unit} />,
      }))}
    />
  );
}
