import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath, type Point } from '@/lib/illustrations/path';
import { FigureFrame } from './illustration-frame';
import { Dot, Label, Ring } from './marks';

type Content = Extract<HeroFigure, { kind: 'stages' }>;

/** Stages with the first and last tick each of them covers. */
function withTicks(stages: Content['stages']) {
  let tick = 1;
  return stages.map((stage) => {
    const from = tick;
    tick += stage.ticks;
    return { ...stage, from, to: tick - 1 };
  });
}

const ticksOf = (unit: string, from: number, to: number) =>
  from === to ? `${unit} ${from}` : `${unit}s ${from}-${to}`;

/** A staircase of stages; the last tread is the client's own and has no end. */
export function Stages({ figure }: { figure: Content }) {
  const treads = figure.stages.length + 1;
  const height = 98 + treads * 62;
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={56}
      wide={{ width: 1280, height, content: <Wide figure={figure} height={height} /> }}
      narrow={{ width: 350, height: treads * 96 - 20, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure: { unit, stages, end }, height }: { figure: Content; height: number }) {
  const width = 1280 / (stages.length + 1);
  const list = withTicks(stages);
  const y = (index: number) => 56 + index * 62;
  const corners: Point[] = [
    [0, y(0)],
    ...list.flatMap((_, index): Point[] => [
      [(index + 1) * width, y(index)],
      [(index + 1) * width, y(index + 1)],
    ]),
    [1264, y(list.length)],
  ];
  const floor = height - 40;
  return (
    <>
      <rect x={list.length * width} y="0" width={width} height={floor} fill="var(--tint)" />
      {list.map(({ label }, index) => (
        <path key={label} d={`M${(index + 1) * width} 0V${floor}`} stroke="var(--rule)" />
      ))}
      <path d={`M0 ${floor}H1280`} stroke="var(--rule)" />
      <path d={lanePath(corners, 24)} stroke="var(--lane)" strokeWidth="3" strokeLinecap="round" />
      <Dot x={1264} y={y(list.length)} />
      {list.map(({ label, leaves, from, to }, index) => (
        <g key={label}>
          <Label x={index * width + 32} y={y(index) - 14} size={19} voice="strong">
            {label}
          </Label>
          <Label x={index * width + 32} y={y(index) + 30}>
            {leaves}
          </Label>
          <Label x={index * width + width / 2} y={floor + 32} anchor="middle">
            {ticksOf(unit, from, to)}
          </Label>
        </g>
      ))}
      <Label x={list.length * width + 32} y={y(list.length) - 14} size={19} voice="strong">
        {end.label}
      </Label>
      <Label x={list.length * width + 32} y={y(list.length) + 30}>
        {end.leaves}
      </Label>
      <Label x={list.length * width + width / 2} y={floor + 32} anchor="middle" voice="ember">
        Yours
      </Label>
    </>
  );
}

function Narrow({ figure: { unit, stages, end } }: { figure: Content }) {
  const list = withTicks(stages);
  const x = (index: number) => 10 + index * 18;
  const y = (index: number) => 14 + index * 96;
  const corners: Point[] = [
    [x(0), y(0)],
    ...list.flatMap((_, index): Point[] => [
      [x(index), y(index + 1) - 32],
      [x(index + 1), y(index + 1) - 32],
    ]),
    [x(list.length), y(list.length)],
  ];
  return (
    <>
      <rect
        x={x(list.length) + 16}
        y={y(list.length) - 26}
        width={334 - x(list.length)}
        height="76"
        fill="var(--tint)"
      />
      <path d={lanePath(corners, 9)} stroke="var(--lane)" strokeWidth="3" />
      {list.map(({ label, leaves, from, to }, index) => (
        <g key={label}>
          <Ring x={x(index)} y={y(index)} lit r={7} />
          <Label x={x(index) + 28} y={y(index) + 6} size={18} voice="strong">
            {label}
          </Label>
          <Label x={350} y={y(index) + 5} size={14} anchor="end">
            {ticksOf(unit, from, to)}
          </Label>
          <Label x={x(index) + 28} y={y(index) + 30} size={14}>
            {leaves}
          </Label>
        </g>
      ))}
      <Dot x={x(list.length)} y={y(list.length)} />
      <Label x={x(list.length) + 28} y={y(list.length) + 6} size={18} voice="strong">
        {end.label}
      </Label>
      <Label x={x(list.length) + 28} y={y(list.length) + 32} size={14}>
        {end.leaves}
      </Label>
    </>
  );
}
