import type { CSSProperties, ReactNode } from 'react';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/shapes';
import { RailBranch } from '@/components/layout/rail';
import type { CaseFigure, CasePhase } from '@/content/case-studies/schema';
import { caseSeries } from './case-series';
import { AnimatedLine, Area, Chart, DataLine, Drawing, GridLine, Highlight, Moment, Note } from './chart';
import styles from './chart.module.css';

/** Where a drawing puts its parts, in its own units. `notes` is left out where the phases have no room. */
type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  low: number;
  times: number;
  notes?: number;
  /** Drops words and lines that would touch each other. */
  sparse?: true;
};

const frames: Record<'large' | 'wide' | 'narrow', Frame> = {
  large: { width: 1280, height: 466, left: 44.5, right: 1270, top: 88.5, low: 368.5, times: 398, notes: 436 },
  wide: { width: 720, height: 352, left: 44.5, right: 710, top: 82.5, low: 300.5, times: 330 },
  narrow: {
    width: 350,
    height: 262,
    left: 36.5,
    right: 340,
    top: 54.5,
    low: 226.5,
    times: 252,
    sparse: true,
  },
};

type Data = { data: CaseFigure; phases: readonly CasePhase[] };

/** The series in a frame. A signal has no figure above it, so it begins right below the chart's caption. */
function plot(data: CaseFigure, { left, right, top, low }: Frame) {
  const [from, to] = [Math.min(...data.detail.ticks), Math.max(...data.detail.ticks)];
  const highest = data.kind === 'signal' ? 36.5 : top;
  return { top: highest, ...caseSeries(data, { first: left, last: right, top: highest, low, from, to }) };
}

function DetailDrawing({ data, phases, frame, id }: Data & { frame: Frame; id: string }) {
  const { left, right, low, notes } = frame;
  const series = plot(data, frame);
  const { signal, x, y, top, change, end } = series;
  const start = series.all[0]?.[1] ?? low;
  const ticks =
    frame.sparse && data.detail.ticks.length > 4
      ? data.detail.ticks.filter((_tick, index) => index % 2 === 0)
      : data.detail.ticks;
  const starts = phases.slice(1).map((phase) => x(phase.from));
  const moments = notes === undefined ? (signal ? [change.x] : []) : starts;
  // The vertical line skips the labels of the axis.
  const below = notes === undefined ? '' : `m0 ${frame.times - low + 10}V${notes + 28}`;

  return (
    <Drawing id={id}>
      {ticks.map((tick) => (
        <g key={tick}>
          <GridLine d={`M${left} ${y(tick)}H${right}`} />
          {/* No label where the rail enters. */}
          {Math.abs(y(tick) - start) > 12 && (
            <Note x={left - (frame.sparse ? 10 : 16)} y={y(tick) + 5} anchor="end" text={tick} />
          )}
        </g>
      ))}
      <Area d={series.area} />
      {moments.map((at) => (
        <Moment key={at} d={`M${at} ${top - (notes === undefined ? 6 : 28)}V${low}${below}`} />
      ))}
      {series.limits && <Moment d={series.limits} />}
      {/* The rail enters from the left, as wide as outside, and leaves downward from the last point. */}
      <DataLine tone="before" strokeWidth="3" d={`M0 ${start}H${left}${series.before}`} />
      {/* Half a pixel to the left, so that it covers whole pixels like the border below it. */}
      <Line d={`M${end.x - 0.5} ${end.y}V${frame.height}`} vectorEffect="non-scaling-stroke" />
      <AnimatedLine d={series.after} />
      <Ring {...change} r={8} />
      <Dot {...end} r={8} />
      <Words data={data} phases={phases} frame={frame} x={x} y={y} />
    </Drawing>
  );
}

/** Figures at both ends, times under the axis, and the phases under those. */
function Words({
  data: { points, changeAt, limit, change, end, detail },
  phases,
  frame,
  x,
  y,
}: Data & { frame: Frame; x: (index: number) => number; y: (value: number) => number }) {
  const lastIndex = points.length - 1;
  const times = frame.sparse
    ? detail.times.filter(({ at }) => [0, changeAt, lastIndex].includes(at))
    : detail.times;
  // Near the end, a centered label would touch the last one.
  const near = frame.sparse ? 100 : 1;
  const anchor = (at: number) => (at === 0 ? 'start' : frame.right - x(at) < near ? 'end' : 'middle');
  return (
    <>
      {detail.first && (
        <Label
          halo
          x={frame.left}
          y={y(Math.max(...points.slice(0, 3))) - 14}
          fill="var(--ink)"
          fontSize="var(--drawing-first)"
          fontStretch="78%"
          letterSpacing="-0.01em"
          text={detail.first}
        />
      )}
      {detail.last && (
        <Highlight halo x={frame.right} y={y(points[lastIndex] ?? 0) - 26} anchor="end" text={detail.last} />
      )}
      {limit && (
        <>
          <Label halo x={frame.left + 8} y={y(limit.value) + 18} text={limit.label} />
          <Label halo x={x(changeAt) - 14} y={y(points[changeAt] ?? 0)} anchor="end" strong text={change} />
          <Label halo x={x(lastIndex)} y={y(limit.expected) - 10} anchor="end" text={end} />
        </>
      )}
      {times.map(({ at, label }) => (
        <Note
          halo
          key={at}
          x={x(at) - (at === lastIndex ? 12 : 0)}
          y={frame.times}
          anchor={anchor(at)}
          text={label}
        />
      ))}
      {frame.notes !== undefined &&
        phases.map(({ title, note, from }, index) => {
          const left = x(from) + (index === 0 ? 0 : 10);
          return (
            <text key={title} x={left} y={frame.notes}>
              <tspan fill="var(--ink)" fontWeight="600">
                {index + 1}. {title}
              </tspan>
              <tspan x={left} dy="1.4em">
                {note}
              </tspan>
            </text>
          );
        })}
    </>
  );
}

const all = ['large', 'wide', 'narrow'] as const;

/** The drawings of a study's detail chart, for its file in app/illustrations. */
export const CaseDetailDrawings = (props: Data) =>
  all.map((size) => <DetailDrawing key={size} {...props} id={size} frame={frames[size]} />);

/**
 * The series of a case study at the width of the page: gray until the change and orange after it, with its scale, its
 * times and the phases of the work. Three drawings keep the words at 11 px and more. The series replaces a part of
 * the page's rail: the rail above it is gray, and the rail below it starts at its end, in <CaseDetailFoot>.
 */
export function CaseDetailChart({ id, data }: { id: string; data: CaseFigure }) {
  const rail = Object.fromEntries(
    all.map((size) => {
      const { all: points, y } = plot(data, frames[size]);
      return [`--at-${size}`, `${(((points[0]?.[1] ?? y(0)) / frames[size].height) * 100).toFixed(3)}%`];
    }),
  );
  return (
    <Chart
      kind="detail"
      alt={data.alt}
      style={rail as CSSProperties}
      rail={<RailBranch lit className="[--lane:var(--before)] print:hidden" />}
      drawings={all.map((size) => ({
        size,
        href: `case-${id}-detail.svg#${size}`,
        width: frames[size].width,
        height: frames[size].height,
      }))}
    />
  );
}

/** What follows right below the chart. The rail runs around it. */
export const CaseDetailFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>
    <span aria-hidden className={styles.onward} />
    {children}
  </div>
);
