import type { ArticleChartData } from '@/content/schemas/long-text';
import { createLinearScale } from '@/lib/illustrations/scale';
import { drawCurve, drawPolyline, type Point } from '@/lib/illustrations/svg-path';

type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** The drawing's size in its own units, and its room for the chart. */
const [WIDTH, HEIGHT] = [1200, 400];
const [LEFT, RIGHT, TOP, BOTTOM] = [110, 1090, 70, 330];

function Lines({ series, straight }: ChartOf<'curve'>) {
  const all = series.flatMap(({ points }) => points);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const x = createLinearScale(Math.min(...xs), Math.max(...xs), LEFT, RIGHT);
  const y = createLinearScale(Math.min(0, ...ys), Math.max(...ys), BOTTOM, TOP);
  const lines = series.map(({ tone, points }) => ({
    tone,
    points: points.map(([a, b]): Point => [x(a), y(b)]),
  }));
  const rises = (points: readonly Point[]) =>
    points.every(([at], index) => at > (points[index - 1]?.[0] ?? -1));
  const end = lines.find(({ tone }) => tone === 'lane')?.points.at(-1);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {lines
        .sort((one, other) => Number(one.tone === 'lane') - Number(other.tone === 'lane'))
        .map(({ tone, points }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={index}
            d={straight || !rises(points) ? drawPolyline(points) : drawCurve(points)}
            stroke={`var(--${tone})`}
            strokeWidth={tone === 'lane' ? 10 : 5}
          />
        ))}
      {end && <circle cx={Math.round(end[0])} cy={Math.round(end[1])} r="18" fill="var(--lane)" />}
    </g>
  );
}

/** Pairs as rows, the bar before above the one after; single bars as columns. */
function Bars({ items }: ChartOf<'bars'>) {
  const max = Math.max(...items.flatMap(({ before = 0, value }) => [before, value])) || 1;
  const isPaired = items.some(({ before }) => before !== undefined);
  const someHighlighted = items.some(({ highlight }) => highlight);
  const step = (isPaired ? BOTTOM - TOP : RIGHT - LEFT) / items.length;
  const drawBar = (at: number, value: number) =>
    isPaired
      ? `M${LEFT} ${Math.round(TOP + step * at)}h${Math.round(((RIGHT - LEFT) * value) / max)}`
      : `M${Math.round(LEFT + step * at)} ${BOTTOM}v${Math.round(((TOP - BOTTOM) * value) / max)}`;
  const bars = items.flatMap(({ before, value, highlight = !someHighlighted }, index) => [
    { tone: 'before', path: before === undefined ? '' : drawBar(index + 0.29, before) },
    { tone: highlight ? 'lane' : 'before', path: drawBar(index + (isPaired ? 0.67 : 0.5), value) },
  ]);
  return ['before', 'lane'].map((tone) => (
    <path
      key={tone}
      d={bars.map((bar) => (bar.tone === tone ? bar.path : '')).join('')}
      stroke={`var(--${tone})`}
      strokeWidth={step * (isPaired ? 0.3 : 0.6)}
    />
  ));
}

/** A chart without its words, as the cover of the article that has it. */
export const ChartCover = ({ chart, className }: { chart: ChartOf<'curve' | 'bars'>; className: string }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
    {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
  </svg>
);
