import { dashOf, linePath } from '@/components/illustrations/charts/curves';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Line, Ring } from '@/components/illustrations/kit/marks';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';
import type { Video } from '@/content/videos/schema';
import type { Point } from '@/lib/illustrations/path';

const size = { width: 400, height: 225 };
const [LEFT, RIGHT, TOP, LOW] = [36, 360, 40, 185];

type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** The figure that a tutorial is about: the first one of its walkthrough. */
export const keyFigureOf = ({ figures }: Pick<Video, 'figures'>) => Object.entries(figures)[0];

/** A course of a cover, as thick on a small cover as on a large one. */
const Course = ({ tone, ...rest }: { tone: 'lane' | 'before'; d: string; strokeDasharray?: string }) => (
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
  const most = Math.max(...items.flatMap(({ before = 0, value }) => [before, value])) || 1;
  const row = (LOW - TOP + 12) / items.length;
  const chosen = items.some(({ lit }) => lit);
  return items.map(({ label, before, value, lit }, index) => {
    const pair = before === undefined ? [value] : [before, value];
    const thick = (row - 12) / pair.length;
    return pair.map((amount, place) => {
      const after = place === pair.length - 1;
      return (
        <rect
          key={after ? label : `${label} before`}
          y={TOP + index * row + place * thick}
          width={(amount / most) * RIGHT}
          height={thick - (pair.length - 1) * 2}
          rx={2}
          fill={after && (lit || !chosen) ? 'var(--lane)' : 'var(--before)'}
        />
      );
    });
  });
}

/** The lines over their axis. The lane ends in a dot. */
function Curves({ series, straight = false }: ChartOf<'curve'>) {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = series.flatMap(({ points }) => points.map(([, y]) => y));
  const [xFrom, xTo, yFrom, yTo] = [Math.min(...xs), Math.max(...xs), Math.min(0, ...ys), Math.max(...ys)];
  const place = ([x, y]: readonly [number, number]): Point => [
    LEFT + ((x - xFrom) / (xTo - xFrom || 1)) * (RIGHT - LEFT),
    LOW - ((y - yFrom) / (yTo - yFrom || 1)) * (LOW - TOP),
  ];
  const lane = series.find(({ tone }) => tone === 'lane')?.points.at(-1);
  const end = lane && place(lane);
  return (
    <>
      <Line tone="rule" vectorEffect="non-scaling-stroke" d={`M0 ${LOW}H${size.width}`} />
      {series.map((line) => (
        <Course
          key={line.label}
          tone={line.tone}
          {...(dashOf(line, series) && { strokeDasharray: dashOf(line, series) })}
          d={linePath(line.points.map(place), straight)}
        />
      ))}
      {end && <Dot x={end[0]} y={end[1]} r={8} stroke="var(--ground)" />}
    </>
  );
}

/** The stages on the lane, which comes from the cover's edge. */
function Steps({ steps }: ChartOf<'steps'>) {
  const y = size.height / 2;
  const x = (index: number) => LEFT + (index / (steps.length - 1)) * (RIGHT - LEFT);
  return (
    <>
      <Course tone="lane" d={`M0 ${y}H${RIGHT}`} />
      {steps.map(({ label, person }, index) =>
        person ? (
          <Ring key={label} x={x(index)} y={y} r={26} lit fill="var(--ground)" strokeWidth={5} />
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
