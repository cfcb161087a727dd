import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Statistic } from '@/components/illustrations/kit/marks';
import { lanePath, type Point, polyline } from '@/lib/illustrations/path';

type Content = FigureOf<'waiting'>;

type Layout = {
  width: number;
  /** Where the axis of time begins and ends. */
  from: number;
  to: number;
  base: number;
  /** Height of one person. */
  unit: number;
  turn: number;
  saved: { x: number; y: number; size: number };
  /** Every how many labels of the time axis fit. */
  every: number;
};
const wide: Layout = {
  width: 1280,
  from: 120,
  to: 1240,
  base: 356,
  unit: 16,
  turn: 10,
  saved: { x: 1280, y: 128, size: 72 },
  every: 1,
};
const narrow: Layout = {
  width: 350,
  from: 22,
  to: 346,
  base: 292,
  unit: 9.5,
  turn: 6,
  saved: { x: 350, y: 88, size: 56 },
  every: 2,
};

/** How many wait, interval by interval; the shaded part between the two lines is waiting that no longer happens. */
export const Waiting = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: wide.base, height: 396, content: <Drawing {...figure} at={wide} /> }}
    narrow={{ joinsAt: narrow.base, height: 326, content: <Drawing {...figure} at={narrow} /> }}
  />
);

function Drawing({
  measure,
  before,
  after,
  saved,
  times,
  beforePoints,
  afterPoints,
  at,
}: Content & { at: Layout }) {
  const interval = (at.to - at.from) / beforePoints.length;
  const x = (index: number) => at.from + index * interval;
  const y = (count: number) => at.base - count * at.unit;
  /** Each value holds for one interval, from the base line and back to it. */
  const stairs = (values: readonly number[]): Point[] => [
    [x(0), at.base],
    ...values.flatMap((value, index): Point[] => [
      [x(index), y(value)],
      [x(index + 1), y(value)],
    ]),
    [x(values.length), at.base],
  ];
  const long = stairs(beforePoints);
  const short = stairs(afterPoints);
  const most = Math.max(...beforePoints);
  const peak = x(beforePoints.indexOf(most) + 0.5);
  const emptied = x(afterPoints.includes(0) ? afterPoints.indexOf(0) : afterPoints.length);
  const lane = short.filter(([px, py]) => px < emptied || (px === emptied && py < at.base));
  const afterY = y(Math.max(...afterPoints) * 0.4) + 5;
  return (
    <>
      <Label x={0} y={18} voice="strong" text={measure} />
      {[6, 12, 18].map((count) => (
        <g key={count}>
          <Line tone="rule" d={`M${at.from} ${y(count)}H${at.width}`} />
          <Label x={at.from - 8} y={y(count) + 5} anchor="end" text={count} />
        </g>
      ))}
      <path
        d={`${polyline(long)}Z${polyline([...short].reverse())}Z`}
        fill="var(--tint)"
        fillRule="evenodd"
      />
      <Line tone="rule" d={`M${at.from} ${at.base}H${at.width}`} />
      <Line tone="before" d={lanePath(long, at.turn)} />
      <Line
        d={lanePath([[0, at.base], ...lane, [emptied, at.base], [emptied + interval / 2, at.base]], at.turn)}
        strokeLinejoin="round"
      />
      <Dot x={emptied + interval / 2} y={at.base} />
      <Label x={peak} y={y(most) - 12} anchor="middle" text={before} />
      <Label x={peak} y={afterY} anchor="middle" voice="ember" text={after} />
      <Statistic {...at.saved} anchor="end" text={saved.value} />
      <Label x={at.saved.x} y={at.saved.y + 24} anchor="end" voice="strong" text={saved.label} />
      {times.map((time, index) =>
        index % at.every === 0 ? (
          <Label
            key={time}
            x={at.from + (index * (at.to - at.from)) / (times.length - 1)}
            y={at.base + 30}
            anchor={index === 0 ? 'start' : index === times.length - 1 ? 'end' : 'middle'}
            text={time}
          />
        ) : null,
      )}
    </>
  );
}
