import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label } from '@/components/illustrations/hero/marks';
import { Stated } from '@/components/illustrations/hero/stated';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath, polyline } from '@/lib/illustrations/path';
import { stairs } from '@/lib/illustrations/steps';

type Content = Extract<HeroFigure, { kind: 'waiting' }>;

type Places = {
  width: number;
  /** Where the axis of time begins and ends. */
  from: number;
  to: number;
  base: number;
  unit: number;
  turn: number;
  words: number;
  stated: { x: number; y: number; size: number };
  /** True where only every second word fits under the axis. */
  everySecond: boolean;
};

const wide: Places = {
  width: 1280,
  from: 120,
  to: 1240,
  base: 356,
  unit: 16,
  turn: 10,
  words: 15,
  stated: { x: 1280, y: 128, size: 72 },
  everySecond: false,
};
const narrow: Places = {
  width: 350,
  from: 22,
  to: 346,
  base: 292,
  unit: 9.5,
  turn: 6,
  words: 14,
  stated: { x: 350, y: 88, size: 56 },
  everySecond: true,
};

/** How many wait, interval by interval; the shaded part between the two lines is waiting that no longer happens. */
export function Waiting({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={wide.base}
      wide={{ width: 1280, height: 396, content: <Drawing figure={figure} at={wide} /> }}
      narrow={{ width: 350, height: 326, content: <Drawing figure={figure} at={narrow} /> }}
    />
  );
}

function Drawing({ figure, at }: { figure: Content; at: Places }) {
  const { measure, before, after, saved, times, beforePoints, afterPoints } = figure;
  const width = (at.to - at.from) / beforePoints.length;
  const scale = { x: at.from, width, base: at.base, unit: at.unit };
  const long = stairs(beforePoints, scale);
  const short = stairs(afterPoints, scale);
  const most = Math.max(...beforePoints);
  const peak = at.from + (beforePoints.indexOf(most) + 0.5) * width;
  const emptied =
    at.from + (afterPoints.indexOf(0) < 0 ? afterPoints.length : afterPoints.indexOf(0)) * width;
  const lane = short.filter(([x, y]) => x < emptied || (x === emptied && y < at.base));
  return (
    <>
      <Label x={0} y={18} size={at.words} voice="strong">
        {measure}
      </Label>
      {[6, 12, 18].map((count) => (
        <g key={count}>
          <path d={`M${at.from} ${at.base - count * at.unit}H${at.width}`} stroke="var(--rule)" />
          <Label x={at.from - 8} y={at.base - count * at.unit + 5} size={at.words} anchor="end">
            {String(count)}
          </Label>
        </g>
      ))}
      <path
        d={`${polyline(long)}Z${polyline([...short].reverse())}Z`}
        fill="var(--tint)"
        fillRule="evenodd"
      />
      <path d={`M${at.from} ${at.base}H${at.width}`} stroke="var(--rule)" />
      <path d={lanePath(long, at.turn)} stroke="var(--before)" strokeWidth="2" />
      <path
        d={lanePath([[0, at.base], ...lane, [emptied, at.base], [emptied + width / 2, at.base]], at.turn)}
        stroke="var(--lane)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Dot x={emptied + width / 2} y={at.base} />
      <Label x={peak} y={at.base - most * at.unit - 12} size={at.words} anchor="middle">
        {before}
      </Label>
      <Label
        x={peak}
        y={at.base - Math.max(...afterPoints) * at.unit * 0.75 + 5}
        size={at.words}
        anchor="middle"
        voice="ember"
      >
        {after}
      </Label>
      <Stated x={at.stated.x} y={at.stated.y} size={at.stated.size} anchor="end">
        {saved.value}
      </Stated>
      <Label x={at.stated.x} y={at.stated.y + 24} size={at.words} anchor="end" voice="strong">
        {saved.label}
      </Label>
      {times.map((time, index) =>
        at.everySecond && index % 2 === 1 ? null : (
          <Label
            key={time}
            x={at.from + (index * (at.to - at.from)) / (times.length - 1)}
            y={at.base + 30}
            size={at.words}
            anchor={index === times.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'}
          >
            {time}
          </Label>
        ),
      )}
    </>
  );
}
