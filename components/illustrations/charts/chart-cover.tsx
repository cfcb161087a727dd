import type { ArticleChartData } from '@/content/schemas/long-text';
import { drawCurve, drawPolyline, type Point } from '@/lib/illustrations/path';
import { createLinearScale } from '@/lib/illustrations/scale';

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
        .map(({ tone, points }) => {
          const path = straight || !rises(points) ? drawPolyline(points) : drawCurve(points);
          return (
            <path key={path} d={path} stroke={`var(--${tone})`} strokeWidth={tone === 'lane' ? 10 : 5} />
          );
        })}
      {end && <circle cx={end[0]} cy={end[1]} r="18" fill="var(--lane)" />}
    </g>
  );
}

/** Pairs as rows, the bar before above the one after; single bars as columns. */
function Bars({ items }: ChartOf<'bars'>) {
  const max = Math.max(...items.flatMap(({ before = 0, value }) => [before, value])) || 1;
  const isPaired = items.some(({ before }) => before !== undefined);
  const someHighlighted = items.some(({ highlight }) => highlight);
  const step = (isPaired ? BOTTOM - TOP : RIGHT - LEFT) / items.length;
  return items.map(({ label, before = 0, value, highlight = !someHighlighted }, index) => {
    const tone = `var(--${highlight ? 'lane' : 'before'})`;
    if (!isPaired) {
      const height = (value / max) * (BOTTOM - TOP);
      return (
        <rect
          key={label}
          x={LEFT + step * (index + 0.2)}
          y={BOTTOM - height}
          width={step * 0.6}
          height={height}
          fill={tone}
        />
      );
    }
    const row = TOP + step * index;
    return (
      <g key={label}>
        <rect
          x={LEFT}
          y={row + step * 0.14}
          width={((RIGHT - LEFT) * before) / max}
          height={step * 0.3}
          fill="var(--before)"
        />
        <rect
          x={LEFT}
          y={row + step * 0.52}
          width={((RIGHT - LEFT) * value) / max}
          height={step * 0.3}
          fill={tone}
        />
      </g>
    );
  });
}

/** A chart without its words, as the cover of the article that has it. */
export const ChartCover = ({ chart, className }: { chart: ChartOf<'curve' | 'bars'>; className: string }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
    {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
  </svg>
);
