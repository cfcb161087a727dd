import type { ReactNode } from 'react';
import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line } from '@/components/illustrations/kit/marks';
import { curvePath, type Point } from '@/lib/illustrations/path';

type Content = FigureOf<'curve'>;

/** How far the lane has risen at each mark: quick at first, then steady. The shape is illustrative. */
const rise = (index: number, count: number) => ((index + 1) / count) ** 0.8;

/** The lane rises through the marks of time; what happens without it stays gray and dashed. */
export const Curve = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 400, height: 442, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 32, height: 520, content: <Narrow {...figure} /> }}
  />
);

/** The lane, the dashed line, and the ground between the two, on which `children` stand. */
function Lines({
  lane,
  without,
  lead,
  end = '',
  cap,
  children,
}: {
  lane: Point[];
  without: Point[];
  lead: string;
  end?: string;
  cap?: 'round';
  children?: ReactNode;
}) {
  const curve = curvePath(lane);
  return (
    <>
      <path d={`${curve}${end}${curvePath([...without].reverse()).replace('M', 'L')}Z`} fill="var(--tint)" />
      {children}
      <Line tone="dashed" d={curvePath(without)} />
      <Line d={lead + curve.replace('M', 'L')} strokeLinecap={cap} />
    </>
  );
}

function Wide({ axis, without, marks }: Content) {
  const places = marks.map((mark, index) => ({
    ...mark,
    x: 300 + (index * 940) / (marks.length - 1),
    y: 400 - 316 * rise(index, marks.length),
  }));
  return (
    <>
      <Label x={0} y={24} voice="strong" text={axis} />
      <Lines
        lane={[[60, 400], ...places.map(({ x, y }): Point => [x, y])]}
        without={[
          [60, 400],
          [520, 390],
          [1240, 314],
        ]}
        lead="M0 400H60"
        cap="round"
      >
        <Line tone="rule" d={`M0 400H1280${places.map(({ x, y }) => `M${x} ${y}V400`).join('')}`} />
      </Lines>
      <Label x={1000} y={376} anchor="middle" text={without} />
      {places.map(({ label, says, x, y }) => (
        <g key={label}>
          <Dot x={x} y={y} />
          <Label x={x - 12} y={y - 18} anchor="end" size={17} voice="strong" text={says} />
          <Label x={x} y={434} anchor="middle" size={17} text={label} />
        </g>
      ))}
    </>
  );
}

function Narrow({ axis, without, marks }: Content) {
  const places = marks.map((mark, index) => ({
    ...mark,
    x: 20 + 165 * rise(index, marks.length),
    y: 148 + (index * 328) / (marks.length - 1),
  }));
  return (
    <>
      <Label x={0} y={16} voice="strong" text={axis} />
      <Line tone="rule" d="M20 64V476" />
      {/* The curve is computed with time to the right and then turned, so that time runs down. */}
      <g transform="matrix(0 1 1 0 0 0)">
        <Lines
          lane={[[64, 20], ...places.map(({ x, y }): Point => [y, x])]}
          without={[
            [64, 20],
            [284, 30],
            [476, 62],
          ]}
          lead="M32 0V10Q32 20 42 20H64"
          end="L476 62"
        />
      </g>
      <Label x={20} y={504} text={without} />
      {places.map(({ label, says, x, y }) => (
        <g key={label}>
          <Dot x={x} y={y} />
          <Label x={x + 20} y={y - 18} text={label} />
          <Label x={x + 20} y={y + 2} size={15} voice="strong" text={says} />
        </g>
      ))}
    </>
  );
}
