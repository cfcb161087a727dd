import { End, Figure, Ring } from '@/components/illustrations/illustration';
import type { CaseFigure, CasePhase } from '@/content/schema';
import { curvePath, type Point, polyline } from '@/lib/illustrations/path';

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

const frames: Record<'wide' | 'middle' | 'narrow', Frame> = {
  wide: { width: 1280, height: 466, left: 44.5, right: 1270, top: 88.5, low: 368.5, times: 398, notes: 436 },
  middle: { width: 720, height: 352, left: 44.5, right: 710, top: 82.5, low: 300.5, times: 330 },
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

function Drawing({ data, phases, frame }: Data & { frame: Frame }) {
  const { points, changeAt, kind, detail } = data;
  const signal = kind === 'signal';
  const low = Math.min(...detail.ticks);
  const high = Math.max(...detail.ticks);
  const y = (value: number) => frame.low - ((value - low) / (high - low)) * (frame.low - frame.top);
  const x = (index: number) => frame.left + (index / (points.length - 1)) * (frame.right - frame.left);
  const all = points.map((value, index): Point => [x(index), y(signal && index === changeAt ? 0 : value)]);
  const [changeX, changeY] = all[changeAt] ?? [frame.left, frame.low];
  const [lastX, lastY] = all.at(-1) ?? [changeX, changeY];
  const path = (begin: number, until = all.length - 1) =>
    signal ? polyline(all.slice(begin, until + 1)) : curvePath(all, 'along', begin, until);
  const ticks =
    frame.sparse && detail.ticks.length > 4
      ? detail.ticks.filter((_tick, index) => index % 2 === 0)
      : detail.ticks;
  const starts = phases.slice(1).map(({ from }) => x(from));
  const dashes = frame.notes === undefined ? (signal ? [changeX] : []) : starts;
  // It stops for the words of the axis and goes on between the phases.
  const dashOn = frame.notes === undefined ? '' : `m0 ${frame.times - frame.low + 10}V${frame.notes + 28}`;

  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="fig-rule" d={`M${frame.left} ${y(tick)}H${frame.right}`} />
          <text
            className="fig-minor"
            x={frame.left - (frame.sparse ? 10 : 16)}
            y={y(tick) + 5}
            textAnchor="end"
          >
            {String(tick).replace('-', '\u2212')}
          </text>
        </g>
      ))}
      {!signal && <path className="fig-area" d={`${path(changeAt)}V${frame.low}H${changeX}Z`} />}
      {dashes.map((at) => (
        <path
          key={at}
          className="fig-dash fig-marker"
          d={`M${at} ${frame.top - (frame.notes === undefined ? 6 : 28)}V${frame.low}${dashOn}`}
        />
      ))}
      {signal && <path className="fig-dash fig-marker" d={`M${lastX} ${frame.top - 28}V${frame.low}`} />}
      <path className="fig-before" d={path(0, changeAt)} />
      <path className="fig-lane fig-draw" pathLength="1" d={path(changeAt)} />
      {signal ? <End x={changeX} y={changeY} r={8} /> : <Ring x={changeX} y={changeY} r={8} lit />}
      {!signal && <End x={lastX} y={lastY} r={8} />}
      <Words data={data} phases={phases} frame={frame} x={x} y={y} />
    </>
  );
}

/** Figures at both ends, times under the axis, and the phases under those. */
function Words({
  data: { points, changeAt, kind, change, end, detail },
  phases,
  frame,
  x,
  y,
}: Data & { frame: Frame; x: (index: number) => number; y: (value: number) => number }) {
  const lastIndex = points.length - 1;
  const times = frame.sparse
    ? detail.times.filter(({ at }) => [0, changeAt, lastIndex].includes(at))
    : detail.times;
  // A label near the end would touch the last one if it stood on its middle.
  const near = frame.sparse ? 100 : 1;
  const anchor = (at: number) => (at === 0 ? 'start' : frame.right - x(at) < near ? 'end' : 'middle');
  return (
    <>
      {detail.first && (
        <text className="fig-first fig-over" x={frame.left} y={y(Math.max(...points.slice(0, 3))) - 14}>
          {detail.first}
        </text>
      )}
      {detail.last && (
        <text
          className="fig-highlight fig-over"
          x={frame.right}
          y={y(points[lastIndex] ?? 0) - 26}
          textAnchor="end"
        >
          {detail.last}
        </text>
      )}
      {kind === 'signal' && (
        <>
          {/* After the change the signal is even, so there is room under it. */}
          <text className="fig-strong fig-over" x={x(changeAt) + 12} y={frame.low - 14}>
            {change}
          </text>
          <text className="fig-over" x={x(lastIndex) - 12} y={frame.top - 20} textAnchor="end">
            {end}
          </text>
        </>
      )}
      {times.map(({ at, label }) => (
        <text key={at} className="fig-minor fig-over" x={x(at)} y={frame.times} textAnchor={anchor(at)}>
          {label}
        </text>
      ))}
      {frame.notes !== undefined &&
        phases.map(({ title, note, from }, index) => (
          <text key={title} x={x(from) + (index === 0 ? 0 : 10)} y={frame.notes}>
            <tspan className="fig-strong">
              {index + 1}. {title}
            </tspan>
            <tspan x={x(from) + (index === 0 ? 0 : 10)} dy="1.4em">
              {note}
            </tspan>
          </text>
        ))}
    </>
  );
}

/**
 * The series of a case study at the width of the page: gray until the change and ember after it, with its
 * scale, its times and the phases of the work. Three drawings keep the words at 11 px and more.
 */
export function CaseDetail({ data, phases }: Data) {
  return (
    <Figure alt={data.alt} className="case-detail">
      {(['wide', 'middle', 'narrow'] as const).map((name) => (
        <svg
          key={name}
          className={`fig-real case-detail-${name}`}
          viewBox={`0 0 ${frames[name].width} ${frames[name].height}`}
          aria-hidden="true"
        >
          <Drawing data={data} phases={phases} frame={frames[name]} />
        </svg>
      ))}
    </Figure>
  );
}
