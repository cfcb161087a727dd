import clsx from 'clsx';
import type { ArticleChartData } from '@/content/schemas/long-text';
import { computeTicks } from '@/lib/illustrations/scale';
import { formatDecimal } from '@/lib/numbers/format-number';
import { ChartBar } from './bar';
import styles from './chart.module.css';
import { Legend, LineChart } from './line-chart';

type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** Values for the horizontal axis: round ones, or every `step`, none beyond the ends of the series. */
function listTicks(from: number, to: number, step?: number): number[] {
  if (step)
    return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return computeTicks(from, to > from ? to : from + 1, 6).filter((tick) => tick >= from && tick <= to);
}

function Curves({ alt, series, xLabel, yLabel, straight = false, xStep, marks = [] }: ChartOf<'curve'>) {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const values = series.flatMap(({ points }) => points.map(([, y]) => y));
  const low = Math.min(0, ...values);
  const times = listTicks(Math.min(...xs), Math.max(...xs), xStep);
  return (
    <LineChart
      alt={alt}
      className={clsx(styles.panel, styles.large)}
      title={yLabel}
      xLabel={xLabel}
      base={0}
      yTicks={computeTicks(low, Math.max(low + 1, ...values), 4)}
      xTicks={times.map((at, index) => ({
        at,
        label: formatDecimal(at),
        minor: times.length > 5 && index % 2 > 0 && index < times.length - 1,
      }))}
      lines={[...series]
        .sort((one, other) => Number(one.tone === 'lane') - Number(other.tone === 'lane'))
        .map(({ label, ...line }) => ({ ...line, name: label, straight }))}
      end={series.find(({ tone }) => tone === 'lane')?.points.at(-1)}
      words={marks.map((at) => ({ at, text: formatDecimal(at[1]), kind: 'strong' }))}
    />
  );
}

function Bars({ alt, items, unit }: ChartOf<'bars'>) {
  const max = Math.max(...items.flatMap(({ before = 0, value }) => [before, value])) || 1;
  const someHighlighted = items.some(({ highlight }) => highlight);
  const bar = (tone: 'before' | 'lane', value: number) => (
    <ChartBar tone={tone} share={(value / max) * 100}>
      {formatDecimal(value)}
    </ChartBar>
  );
  return (
    <div role="img" aria-label={alt} className={clsx(styles.chart, styles.panel)}>
      <Legend
        names={[
          { name: unit.charAt(0).toUpperCase() + unit.slice(1) },
          ...(items.some(({ before }) => before !== undefined)
            ? [{ name: 'before', tone: 'before' } as const, { name: 'after', tone: 'lane' } as const]
            : []),
        ]}
      />
      {/* Labels with one bar each, or with a gray one before and an orange one after. Each bar ends in its number. */}
      <ul className="grid grid-cols-[fit-content(45%)_1fr] gap-5 [line-height:1.25]">
        {items.map(({ label, before, value, highlight = !someHighlighted }) => (
          <li
            key={label}
            className="col-span-full grid grid-cols-[1fr] gap-y-1 @min-[30rem]:grid-cols-subgrid @min-[30rem]:*:not-first:col-start-2"
          >
            {/* A label of two lines stands beside both bars and keeps them together. */}
            <span
              className={clsx(before !== undefined && '@min-[30rem]:row-span-2 @min-[30rem]:self-center')}
            >
              {label}
            </span>
            {before !== undefined && bar('before', before)}
            {bar(highlight ? 'lane' : 'before', value)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const mark = 'relative before:absolute before:top-[0.1em] before:z-1 before:rounded-full before:border-lane';
const ring = 'before:left-0 before:size-[18px] before:border-3 before:bg-(--ground)';

/** Stages along the lane: beside each other where they have room, else below each other. A ring marks a decision. */
const Steps = ({ alt, steps }: ChartOf<'steps'>) => (
  <div role="img" aria-label={alt} className={clsx(styles.chart, styles.panel)}>
    <ol className="grid gap-5 @min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col @min-[34rem]:gap-4">
      {steps.map(({ label, note, person }, index) => (
        <li
          key={label}
          className={clsx(
            mark,
            'min-w-0 pl-9 @min-[34rem]:pt-8 @min-[34rem]:pl-0 not-last:after:absolute not-last:after:[inset:0.75em_auto_-2em_7.5px]',
            'not-last:after:border-l-3 not-last:after:border-lane',
            '@min-[34rem]:not-last:after:[inset:7.5px_-1.5rem_auto_8px] @min-[34rem]:not-last:after:border-t-3',
            person || index === steps.length - 1
              ? ['@min-[34rem]:before:top-0', person ? ring : 'before:left-0 before:border-9']
              : 'before:left-[4px] before:border-5 @min-[34rem]:before:top-[4px]',
          )}
        >
          <b className="block font-semibold text-ink">{label}</b>
          {note && <span>{` ${note}`}</span>}
        </li>
      ))}
    </ol>
    {steps.some(({ person }) => person) && <p className={clsx(mark, ring, 'mt-5 pl-7')}>a person decides</p>}
  </div>
);

/** A chart inside a text, with its caption. */
export function ArticleChart({ chart }: { chart: ArticleChartData }) {
  const drawing =
    chart.kind === 'bars' ? (
      <Bars {...chart} />
    ) : chart.kind === 'curve' ? (
      <Curves {...chart} />
    ) : (
      <Steps {...chart} />
    );
  return (
    <figure>
      {drawing}
      <figcaption className="mt-3 text-small/[1.45] text-pretty text-ink-3">{chart.caption}</figcaption>
    </figure>
  );
}
