import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { ElementChildren } from '@/components/ui/element-children';
import { drawCurve, drawPolyline, type Point } from '@/lib/illustrations/svg-path';
import { formatDecimal } from '@/lib/numbers/format-number';
import styles from './chart.module.css';

/**
 * A line over the axes.
 *
 * @property tone gray before, orange lane, or a dashed limit to compare with.
 * @property name in the legend above the chart.
 * @property straight from point to point, as counts go; otherwise bent through the points.
 * @property part first and last index of the points that are drawn; the others bend the line all the same.
 */
export type ChartLine = {
  points: readonly Point[];
  tone: 'before' | 'lane' | 'limit';
  name?: string;
  straight?: boolean;
  part?: readonly [first: number, last: number];
};

/**
 * Words at a point: the value that matters, large above its dot; the one at the start; or other words, in bold or not.
 *
 * @property side of the point on which they are: above unless told.
 */
export type ChartWords = {
  at: Point;
  text: string;
  kind: 'value' | 'first' | 'strong' | 'note';
  side?: 'left' | 'below';
};

/** Tick on the horizontal axis. In a narrow box, `minor` ones have no room. */
type ChartTick = { at: number; label: string; minor?: boolean };

/** Dashes in pixels, so that lines of one color can be told apart. */
const DASHES = [undefined, '1 6', '9 6', '1 5 7 5'];
/** Side of the drawing in its own units. It is stretched to its box, and its strokes are not. */
const SIDE = 1000;
/** Height of a number and its room: 10 px of the lowest chart. */
const RAIL_ROOM = 60;

/** Letters of the longest number on the vertical axis, which the plot leaves room for. */
export const countTickDigits = (ticks: readonly number[]) =>
  Math.max(...ticks.map((tick) => formatDecimal(tick).length));

const strokes = {
  before: 'stroke-before [stroke-width:var(--before-width,2px)]',
  lane: 'stroke-lane stroke-4',
  limit: 'stroke-before',
};
const LIMIT = { strokeDasharray: '3', strokeLinecap: 'butt' } as const;
const keys = {
  before: 'before:border-t-2 before:border-before',
  lane: 'font-semibold text-ink before:border-t-4 before:border-lane',
};

/** What the lines or bars of a chart are, each named after a piece of it. */
export const Legend = ({
  names,
}: {
  names: readonly { name?: string | undefined; tone?: keyof typeof keys; dashes?: string | undefined }[];
}) => (
  <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
    {names.map(({ name, tone, dashes }) => (
      <span
        key={name}
        className={clsx(
          tone && 'before:mr-2 before:inline-block before:w-7 before:align-[0.25em]',
          tone && keys[tone],
          dashes && (dashes.startsWith('1') ? 'before:border-dotted' : 'before:border-dashed'),
        )}
      >
        {name}
      </span>
    ))}
  </p>
);

const drawPath = (points: readonly Point[], { straight, part }: ChartLine) => {
  const rises = points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? x));
  const [first, last] = part ?? [0, points.length - 1];
  return straight || !rises ? drawPolyline(points.slice(first, last + 1)) : drawCurve(points, first, last);
};

/** Points as strokes without length: their round ends stay round however the drawing is stretched. */
const drawDots = (points: readonly Point[]) => points.map(([x, y]) => `M${x} ${y}h.01`).join('');

/**
 * Lines over two axes. All words are text of the page at places in percent, so one layout serves every width.
 *
 * @param yTicks round values at equal distances, lowest first: the ends of the axis. `yLabels` false leaves their numbers out.
 * @param base the value that the area under the orange line starts at, drawn as a stronger line.
 * @param rings points where a change begins or a person decides.
 * @param railAt the value at which the page's rail enters from the left; no number is written there.
 * @param children parts of the page's rail in the box of the plot; they get the height of a value there, in percent.
 */
export function LineChart({
  alt,
  title,
  lines,
  xTicks,
  xLabel,
  yTicks,
  yLabels = true,
  base,
  area = false,
  rings = [],
  end,
  moments = [],
  words = [],
  className,
  railAt,
  children,
}: {
  alt: string;
  title?: string;
  lines: readonly ChartLine[];
  xTicks: readonly ChartTick[];
  xLabel?: string;
  yTicks: readonly number[];
  yLabels?: boolean;
  base: number;
  area?: boolean;
  rings?: readonly Point[];
  end?: Point | undefined;
  moments?: readonly number[];
  words?: readonly ChartWords[];
  className?: string | undefined;
  railAt?: number | undefined;
  children?: (topOf: (value: number) => string) => ElementChildren;
}) {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const x = (value: number) => Math.round(((value - left) / (right - left || 1)) * SIDE);
  const y = (value: number) => Math.round(SIDE - ((value - bottom) / (top - bottom || 1)) * SIDE);
  const at = ([across, up]: Point): Point => [x(across), y(up)];
  const drawnLines = lines.map((line) => ({ ...line, path: drawPath(line.points.map(at), line) }));
  const getDashes = ({ tone, name }: ChartLine) =>
    DASHES[lines.filter((line) => line.tone === tone && line.name).findIndex((line) => line.name === name)];
  const names = lines.flatMap((line) =>
    line.name && line.tone !== 'limit' ? { name: line.name, tone: line.tone, dashes: getDashes(line) } : [],
  );
  const lane = drawnLines.find(({ tone }) => tone === 'lane');
  const isAtRail = (tick: number) => railAt !== undefined && Math.abs(y(tick) - y(railAt)) < RAIL_ROOM;
  const numbers = yTicks.map((tick) => (isAtRail(tick) ? '' : formatDecimal(tick))).reverse();
  const placeAt = (point: Point) => {
    const [across, down] = at(point);
    return { '--x': across / 10, '--y': down / 10 } as CSSProperties;
  };
  // Words that rise above the plot. The value is in larger type, so it rises above it from a lower point.
  const high = words
    .filter(({ at: [, value], kind }) => y(value) < SIDE * (kind === 'value' ? 0.3 : 0.1))
    .map(({ kind }) => kind);

  return (
    <div
      role="img"
      aria-label={alt}
      className={clsx(styles.chart, className)}
      style={
        {
          '--spaces': yTicks.length - 1,
          ...(yLabels && { '--digits': countTickDigits(yTicks) }),
        } as CSSProperties
      }
    >
      {names.length > 0 && <Legend names={names} />}
      {title && <div>{title}</div>}
      <div
        className={clsx(
          styles.plot,
          base === yTicks[0] && 'border-before',
          high.includes('value') ? styles.high : high.includes('first') && styles.raised,
        )}
      >
        {children?.((value) => `${y(value) / 10}%`)}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none stroke-rule *:[vector-effect:non-scaling-stroke]"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={yTicks.map((tick) => `M0 ${y(tick)}H${SIDE}`).join('')} />
          {base !== yTicks[0] && <path className="stroke-before" d={`M0 ${y(base)}H${SIDE}`} />}
          {moments.length > 0 && (
            <path
              className="stroke-before"
              {...LIMIT}
              d={moments.map((time) => `M${x(time)} 0V${SIDE}`).join('')}
            />
          )}
          {area && lane && (
            <path
              className="fill-lane stroke-none"
              fillOpacity=".12"
              d={`${lane.path}V${y(base)}H${x(lane.points[lane.part?.[0] ?? 0]?.[0] ?? 0)}Z`}
            />
          )}
          {drawnLines.map((line) => (
            <path
              key={`${line.tone} ${line.name} ${line.points[0]}`}
              data-tone={line.tone}
              className={strokes[line.tone]}
              {...(line.tone === 'limit' ? LIMIT : { strokeDasharray: getDashes(line) })}
              d={line.path}
            />
          ))}
          {(end || rings.length > 0) && (
            <path
              className="stroke-lane stroke-[17px]"
              d={drawDots([...rings, ...(end ? [end] : [])].map(at))}
            />
          )}
          {rings.length > 0 && (
            <path className="stroke-(--ground) stroke-[11px]" d={drawDots(rings.map(at))} />
          )}
        </svg>
        {yLabels && (
          // One line of text for each tick, half of the first above the plot.
          <p className="absolute top-[calc(var(--plot)/var(--spaces)/-2)] right-full pr-[0.75em] text-right [line-height:calc(var(--plot)/var(--spaces))] whitespace-pre text-ink-3">
            {numbers.join('\n')}
          </p>
        )}
        {words.map(({ at: point, text, kind, side }) => (
          <b key={`${text} ${point}`} className={styles[kind]} data-side={side} style={placeAt(point)}>
            {text}
          </b>
        ))}
        {xTicks.map(({ at: time, label, minor }) => (
          <span key={time} className={styles.time} data-minor={minor || undefined} style={placeAt([time, 0])}>
            {label}
          </span>
        ))}
      </div>
      {xLabel && <p className="text-right">{xLabel}</p>}
    </div>
  );
}
