import type { ChartOf } from '@/components/illustrations/charts/article-chart-layout';
import { barsOf } from '@/components/illustrations/charts/bars';
import { dashOf, linePath } from '@/components/illustrations/charts/curves';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Line, Ring } from '@/components/illustrations/kit/shapes';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';
import type { Video } from '@/content/videos/schema';
import { linearScale } from '@/lib/illustrations/scale';

const size = { width: 400, height: 225 };
const [LEFT, RIGHT, TOP, LOW] = [36, 360, 40, 185];

/** The figure that a tutorial is about: the first one of its walkthrough. */
export const keyFigureOf = ({ figures }: Pick<Video, 'figures'>) => Object.entries(figures)[0];

/** A line of a cover, equally thick on small and large covers. */
const CoverLine = ({ tone, ...rest }: { tone: 'lane' | 'before'; d: string; strokeDasharray?: string }) => (
  <Line
    tone={tone}
    strokeLinecap="round"
    strokeLinejoin="round"
    vectorEffect="non-scaling-stroke"
    {...rest}
  />
);

/** Bars from the cover's edge. */
function Bars({ items }: ChartOf<'bars'>) {
  const rows = barsOf(items);
  const max = Math.max(...rows.flatMap(({ bars }) => bars.map(({ amount }) => amount))) || 1;
  const row = (LOW - TOP + 12) / rows.length;
  return rows.map(({ label, bars }, index) => {
    const thick = (row - 12) / bars.length;
    return bars.map(({ kind, amount, highlight }, place) => (
      <rect
        key={`${label} ${kind}`}
        y={TOP + index * row + place * thick}
        width={(amount / max) * RIGHT}
        height={thick - (bars.length - 1) * 2}
        rx={2}
        fill={highlight ? 'var(--lane)' : 'var(--before)'}
      />
    ));
  });
}

/** The lines over their axis. The lane ends in a dot. */
function Curves({ series, straight = false }: ChartOf<'curve'>) {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = series.flatMap(({ points }) => points.map(([, y]) => y));
  const x = linearScale(Math.min(...xs), Math.max(...xs), LEFT, RIGHT);
  const y = linearScale(Math.min(0, ...ys), Math.max(...ys), LOW, TOP);
  const end = series.find(({ tone }) => tone === 'lane')?.points.at(-1);
  return (
    <>
      <Line tone="rule" vectorEffect="non-scaling-stroke" d={`M0 ${LOW}H${size.width}`} />
      {series.map((line) => (
        <CoverLine
          key={line.label}
          tone={line.tone}
          {...(dashOf(line, series) && { strokeDasharray: dashOf(line, series) })}
          d={linePath(
            line.points.map(([px, py]) => [x(px), y(py)]),
            straight,
          )}
        />
      ))}
      {end && <Dot x={x(end[0])} y={y(end[1])} r={8} stroke="var(--ground)" />}
    </>
  );
}

/** The stages on the lane, which comes from the cover's edge. */
function Steps({ steps }: ChartOf<'steps'>) {
  const y = size.height / 2;
  const x = (index: number) => LEFT + (index / (steps.length - 1)) * (RIGHT - LEFT);
  return (
    <>
      <CoverLine tone="lane" d={`M0 ${y}H${RIGHT}`} />
      {steps.map(({ label, person }, index) =>
        person ? (
          <Ring key={label} x={x(index)} y={y} r={26} fill="var(--ground)" strokeWidth={5} />
        ) : (
          <Dot
            key={label}
            x={x(index)}
            y={y}
            r={index === steps.length - 1 ? 14 : 8}
            stroke="var(--ground)"
          />
        ),
      )}
    </>
  );
}

function Cover({ chart }: { chart: ArticleChartData }) {
  if (chart.kind === 'bars') return <Bars {...chart} />;
  if (chart.kind === 'curve') return <Curves {...chart} />;
  return <Steps {...chart} />;
}

/** The key figure of a tutorial without its words, for the file of all covers. */
export function VideoCoverDrawing({ video }: { video: Pick<Video, 'slug' | 'figures'> }) {
  const chart = keyFigureOf(video)?.[1];
  return <g id={video.slug}>{chart && <Cover chart={chart} />}</g>;
}

/** The cover of a tutorial in a list, dark as a screen. */
export function VideoCover({ video }: { video: Pick<Video, 'slug' | 'figures'> }) {
  return (
    <div
      role="img"
      aria-label={keyFigureOf(video)?.[1].caption}
      className="band overflow-hidden rounded-panel [--ground:var(--band)]"
    >
      <DrawingFile href={`video-covers.svg#${video.slug}`} {...size} className="row-picture" />
    </div>
  );
}
