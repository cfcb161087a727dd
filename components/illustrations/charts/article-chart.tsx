import clsx from 'clsx';
import { RailBranch } from '@/components/ui/rail';
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

const end =
  'after:absolute after:-right-3 after:-bottom-2.5 after:z-1 after:size-5 after:rounded-full after:border-4 after:border-lane @min-[40rem]:after:-right-2.5 @min-[40rem]:after:-bottom-3';

/** Steps along the lane: beside each other where they have room, else below. One ends in a ring where someone decides. */
const Steps = ({ alt, steps, large }: ChartOf<'steps'> & { large: boolean }) => (
  <div role="img" aria-label={alt} className={clsx(styles.chart, !large && styles.panel)}>
    <ol className="@min-[40rem]:flex">
      {steps.map(({ label, note = '', person }, index) => {
        // A large one has the weeks that its note begins with, and their length: 'Weeks 4 to 7, then gate 2' has four.
        const [, from, to = from] = (large && /^Weeks? (\d+)(?:(?: to |-)(\d+))?/.exec(note)) || [];
        const weeks = Array.from(
          { length: from ? Number(to) - Number(from) + 1 : 0 },
          (_, n) => Number(from) + n,
        );
        return (
          <li
            key={label}
            className="grid min-w-0 content-start grid-cols-[auto_1fr] gap-x-4 gap-y-4 @min-[40rem]:grid-cols-[100%]"
            style={{ flex: weeks.length || 1 }}
          >
            <div
              className={clsx(
                'type-figure relative grid border-r-3 text-ink border-lane @min-[40rem]:auto-cols-fr @min-[40rem]:grid-flow-col @min-[40rem]:border-r-0 @min-[40rem]:border-b-3',
                large && 'ml-0 @min-[40rem]:text-[4.5cqi]',
                (person || !steps[index + 1]) && [end, person ? 'after:bg-(--ground)' : 'after:bg-lane'],
              )}
            >
              {large && index === 0 && (
                <RailBranch at="calc(100% + 1.5px)" className="hidden before:h-full @min-[40rem]:block" />
              )}
              {weeks.map((week) => (
                <span key={week} className="h-12 min-w-[min(3.5rem,16vw)] lg:h-20">
                  {week}
                </span>
              ))}
            </div>
            <p
              className={clsx(
                'grid content-start pb-5 *:text-ink',
                // The last of the weeks are few, and their words may begin before them.
                large && !steps[index + 1] && '@min-[40rem]:-ml-16 @min-[40rem]:text-right',
              )}
            >
              <b className={large ? 'type-h3-lg @min-[40rem]:text-[2.1cqi]' : 'font-semibold'}>{label}</b>{' '}
              {note}
            </p>
          </li>
        );
      })}
    </ol>
  </div>
);

/** A chart inside a text, with its caption; steps may be large, as a page's own drawing. */
export function ArticleChart({ chart, large = false }: { chart: ArticleChartData; large?: boolean }) {
  const drawing =
    chart.kind === 'bars' ? (
      <Bars {...chart} />
    ) : chart.kind === 'curve' ? (
      <Curves {...chart} />
    ) : (
      <Steps {...chart} large={large} />
    );
  return (
    <figure>
      {drawing}
      <figcaption className={clsx('text-small/[1.45] text-pretty text-ink-3', large ? 'mt-4' : 'mt-3')}>
        {chart.caption}
      </figcaption>
    </figure>
  );
}
