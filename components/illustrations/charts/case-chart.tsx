import { End, Figure, Ring } from '@/components/illustrations/illustration';
import type { CaseFigure as CaseFigureData } from '@/content/schema';
import { curvePath, type Point, polyline } from '@/lib/illustrations/path';
import { roundTicks } from '@/lib/illustrations/ticks';
import { type Frame, frames } from './case-frames';

/** Widest that a letter of the words comes out, on average: keeps neighbors apart in narrow drawings. */
const WORD = 7.4;

function Drawing({ data, frame, named }: { data: CaseFigureData; frame: Frame; named: boolean }) {
  const { points, changeAt, kind } = data;
  const { large } = frame;
  const signal = kind === 'signal';
  const ticks = roundTicks(Math.min(...points), Math.max(...points));
  const ends: [number, number] = large
    ? [ticks[0] ?? 0, ticks.at(-1) ?? 1]
    : [Math.min(...points) - (Math.max(...points) - Math.min(...points)) * 0.07, Math.max(...points)];
  const peak = Math.max(...points.map(Math.abs)) * 1.55;
  const [from, to] = signal ? [-peak, peak] : ends;
  const y = (value: number) => frame.low - ((value - from) / (to - from)) * (frame.low - frame.top);
  const end = frame.last;
  const x = (index: number) => frame.first + (index / (points.length - 1)) * (end - frame.first);

  const all = points.map((value, index): Point => [x(index), signal && index === changeAt ? y(0) : y(value)]);
  const change = all[changeAt] ?? [frame.first, frame.top];
  const [changeX, changeY] = change;
  const last = all.at(-1) ?? change;
  const path = (begin: number, until = all.length - 1) =>
    signal ? polyline(all.slice(begin, until + 1)) : curvePath(all, 'along', begin, until);
  const grid = signal
    ? [frame.top, frame.low]
    : large
      ? ticks.map(y)
      : [frame.top, (frame.top + frame.low) / 2, frame.low];
  const failed = x(changeAt + (points.length - 1 - changeAt) * 0.86);
  const markers = signal ? [changeX, failed] : large ? [changeX] : [];
  const node = large ? 8 : frame.width > 400 ? 6 : 5;
  const dashFrom = frame.top - (large ? 6 : 10);
  const dashTo = large ? frame.words - 27 : frame.low + 6;

  return (
    <>
      {grid.map((at) => (
        <path key={at} className="fig-rule" d={`M${frame.left} ${at}H${frame.right}`} />
      ))}
      {large && !signal && (
        <>
          <path className="fig-area" d={`${path(changeAt)}V${frame.low}H${changeX}Z`} />
          {ticks.map((tick) => (
            <text key={tick} className="fig-minor" x={large.ticks} y={y(tick) + 5} textAnchor="end">
              {tick}
            </text>
          ))}
        </>
      )}
      {markers.map((at) => (
        <path key={at} className="fig-dash fig-marker" d={`M${at} ${dashFrom}V${dashTo}`} />
      ))}
      <path className="fig-before" d={path(0, changeAt)} />
      <path className="fig-lane fig-draw" pathLength="1" d={path(changeAt)} />
      {signal ? <End x={changeX} y={changeY} r={node - 1} /> : <Ring x={changeX} y={changeY} r={node} lit />}
      {!signal && <End x={last[0]} y={last[1]} r={node - 0.5} />}
      <Words data={data} frame={frame} changeX={changeX} named={named} />
    </>
  );
}

/** The words of a chart: its measure and figure where it is large, and what happened when, under the axis. */
function Words({
  data,
  frame,
  changeX,
  named,
}: {
  data: CaseFigureData;
  frame: Frame;
  changeX: number;
  named: boolean;
}) {
  const { large } = frame;
  const signal = data.kind === 'signal';
  const { right } = frame;
  return (
    <>
      {large && (
        <text x={frame.left} y={large.title}>
          {data.measure}
        </text>
      )}
      {named && frame.name !== undefined && (
        <text className="fig-minor" x={frame.left} y={frame.name}>
          {data.measure}
        </text>
      )}
      {large && data.highlight && (
        <text className="fig-highlight" x={frame.last + 10} y={large.highlight} textAnchor="end">
          {data.highlight}
        </text>
      )}
      {!(signal && !large) && (
        <text className={large ? 'fig-minor' : undefined} x={frame.first} y={frame.words}>
          {data.start}
        </text>
      )}
      {(large || signal) && (
        <text
          className="fig-strong"
          x={signal ? Math.min(changeX + 2, right - data.end.length * WORD - 10) : changeX}
          y={frame.words}
          textAnchor={signal ? 'end' : 'middle'}
        >
          {data.change}
        </text>
      )}
      <text
        className={large ? 'fig-minor' : signal ? undefined : 'fig-strong'}
        x={right}
        y={frame.words}
        textAnchor="end"
      >
        {data.end}
      </text>
    </>
  );
}

/**
 * The measure of a case study, gray until the change and ember after it. It brings its own ground.
 *
 * @param size 'card' beside others; 'feature' large, with the measure, round grid values and the highlight; 'alone'
 *   the same on less height.
 * @param named writes the measure into a card too, where nothing beside it says what is drawn.
 */
export function CaseFigure({
  data,
  size = 'card',
  named = false,
  className,
}: {
  data: CaseFigureData;
  size?: keyof typeof frames;
  named?: boolean;
  className?: string;
}) {
  const { wide, narrow } = frames[size];
  const suffix = size === 'card' ? '' : '-32';
  const style = size === 'card' ? 'fig-card' : 'fig-feature';
  return (
    <Figure alt={data.alt} className={className}>
      <svg
        className={`fig-panel fig-real ${style} figure-wide${suffix}`}
        viewBox={`0 0 ${wide.width} ${wide.height}`}
        aria-hidden="true"
      >
        <Drawing data={data} frame={wide} named={named} />
      </svg>
      <svg
        className={`fig-panel fig-real ${style} figure-narrow${suffix}`}
        viewBox={`0 0 ${narrow.width} ${narrow.height}`}
        aria-hidden="true"
      >
        <Drawing data={data} frame={narrow} named={named} />
      </svg>
    </Figure>
  );
}
