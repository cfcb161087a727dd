import clsx from 'clsx';
import chart from '@/components/illustrations/charts/chart.module.css';
import { LineChart } from '@/components/illustrations/charts/line-chart';
import { computeTicks } from '@/lib/illustrations/scale';
import type { Point } from '@/lib/illustrations/svg-path';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import type { Roi } from '@/lib/roi-calculator/compute';

/** Shown where the project pays back within them; otherwise the chart shows all years. */
const SHORT_CHART_MONTHS = 24;

type Props = {
  expected: Roi;
  unit: string;
  caption: string;
  amount: (value: number) => string;
};

/**
 * The running total by month: gray below zero, orange above, with a ring where the costs are covered. An early payback
 * has an axis of its own, because five years would press it into the corner.
 */
export function PaybackChart({ expected: { curve, net, paybackMonths }, unit, caption, amount }: Props) {
  const isShort = paybackMonths !== null && paybackMonths < SHORT_CHART_MONTHS;
  const months = isShort ? SHORT_CHART_MONTHS : HORIZON_YEARS * 12;
  /** The month in which the total reaches zero. */
  const at = paybackMonths !== null && paybackMonths <= months ? paybackMonths : null;
  const start = curve[0]?.sum ?? 0;
  const end = start + (net / 12) * months;
  const crosses =
    at === null ? ', does not rise above zero' : at > 0 ? `, crosses zero in month ${at.toFixed(1)}` : '';
  const every = isShort ? 6 : 12;
  const low = Math.min(0, start, end);
  const ticks = computeTicks(low, Math.max(low + 1, 0, end), 4);
  const [first = 0, second = 1] = ticks;
  // The lowest tick is not above the start, so that the part below zero fits.
  const yTicks = first > low ? [2 * first - second, ...ticks] : ticks;
  const turn: Point = [at ?? months, at === null ? end : 0];
  const last: Point = [months, end];
  // The line leaves room on the right after an early payback, below zero if there is any; else on the left.
  const isEarly = at !== null && at <= months / 2;
  return (
    <figure>
      <LineChart
        alt={`A line over ${months} months. It starts at ${amount(start)}${crosses} and ends at ${amount(end)}.`}
        className={clsx(chart.panel, chart.large, '[--large-plot:clamp(12rem,42cqi,18rem)]')}
        title={unit}
        xLabel="months"
        yTicks={yTicks}
        base={0}
        xTicks={Array.from({ length: months / every + 1 }, (_, index) => ({
          at: index * every,
          label: String(index * every),
        }))}
        lines={[
          { tone: 'before', straight: true, points: [[0, start], turn, last] },
          ...(at === null ? [] : [{ tone: 'lane' as const, straight: true, points: [turn, last] }]),
        ]}
        {...(at !== null && { moments: [at], rings: [turn], end: last })}
        words={[
          {
            at: [isEarly ? months : 0, 0],
            text: 'Costs covered',
            kind: 'note',
            ...(isEarly && at > 0 && { side: 'below' as const }),
          },
          ...(at === null
            ? []
            : [
                {
                  at: [at, yTicks.at(-1) ?? 0] as const,
                  text: at === 0 ? 'At once' : `Month ${at.toFixed(1)}`,
                  kind: 'strong' as const,
                },
              ]),
        ]}
      />
      <figcaption className="mt-3 text-small/[1.45] text-pretty text-ink-3">{caption}</figcaption>
    </figure>
  );
}
