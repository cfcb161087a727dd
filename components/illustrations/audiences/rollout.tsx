import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath, type Point } from '@/lib/illustrations/path';

type Content = Extract<HeroFigure, { kind: 'rollout' }>;

type Places = {
  width: number;
  /** Where the first department's check stands, and the distance to the next one. */
  check: number;
  across: number;
  /** From a check to the change of lane. */
  turnAt: number;
  /** Where a pilot begins and ends. */
  pilot: [number, number];
  words: number;
  turn: number;
  end: number;
};
const wide: Places = {
  width: 1280,
  check: 300,
  across: 240,
  turnAt: 130,
  pilot: [0, 150],
  words: 15,
  turn: 24,
  end: 1256,
};
const narrow: Places = {
  width: 350,
  check: 98,
  across: 58,
  turnAt: 29,
  pilot: [0, 52],
  words: 14,
  turn: 14,
  end: 338,
};

const row = (index: number) => 64 + index * 84;

/** One practice goes from department to department past the same check; earlier pilots ended where they began. */
export function Rollout({ figure }: { figure: Content }) {
  const height = row(figure.departments.length - 1) + 44;
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={row(0)}
      wide={{ width: 1280, height, content: <Drawing figure={figure} at={wide} /> }}
      narrow={{ width: 350, height, content: <Drawing figure={figure} at={narrow} /> }}
    />
  );
}

function Drawing({ figure: { departments, pilot, check, end }, at }: { figure: Content; at: Places }) {
  const last = departments.length - 1;
  const checks = departments.map((_, index): Point => [at.check + index * at.across, row(index)]);
  const corners = checks.flatMap(([x, y], index): Point[] =>
    index === last
      ? []
      : [
          [x + at.turnAt, y],
          [x + at.turnAt, row(index + 1)],
        ],
  );
  const [from, to] = at.pilot;
  return (
    <>
      {departments.map((name, index) => {
        const y = row(index);
        return (
          <g key={name}>
            <path d={`M0 ${y + 34}H${at.width}`} stroke="var(--rule)" />
            <Label x={0} y={y - 22} size={at.words} voice="strong">
              {name}
            </Label>
            {index > 0 && (
              <path d={`M${from} ${y}H${to}M${to} ${y - 9}v18`} stroke="var(--before)" strokeWidth="2" />
            )}
          </g>
        );
      })}
      <Label x={to + 14} y={row(last) + 5} size={at.words}>
        {pilot}
      </Label>
      <path
        d={lanePath([[0, row(0)], ...corners, [at.end, row(last)]], at.turn)}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      {checks.map(([x, y]) => (
        <Ring key={y} x={x} y={y} lit r={9} />
      ))}
      <Label x={at.check} y={row(0) - 22} size={at.words} anchor="middle">
        {check}
      </Label>
      <Dot x={at.end} y={row(last)} r={8} />
      <Label x={at.width} y={row(last) - 22} size={at.words} anchor="end" voice="strong">
        {end}
      </Label>
    </>
  );
}
