import type { HeroFigure } from '@/content/landing-page/schema';
import { curvePath, type Point } from '@/lib/illustrations/path';
import { FigureFrame } from './illustration-frame';
import { Dot, Label } from './marks';

type Content = Extract<HeroFigure, { kind: 'curve' }>;

/** How far the lane has risen at each mark: quick at first, then steady. The shape is illustrative. */
const rise = (index: number, count: number) => ((index + 1) / count) ** 0.8;

/** The lane rises through the marks of time; what happens without it stays gray and dashed. */
export function Curve({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={400}
      wide={{ width: 1280, height: 442, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 520, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure: { axis, without, marks } }: { figure: Content }) {
  const base = 400;
  const top = 84;
  const places = marks.map((mark, index) => ({
    ...mark,
    x: 300 + (index * 940) / (marks.length - 1),
    y: base - (base - top) * rise(index, marks.length),
  }));
  const lane: Point[] = [[60, base], ...places.map(({ x, y }): Point => [x, y])];
  const alone: Point[] = [
    [60, base],
    [520, base - 10],
    [1240, base - 86],
  ];
  return (
    <>
      <Label x={0} y={24} voice="strong">
        {axis}
      </Label>
      <path
        d={`${curvePath(lane)}${curvePath([...alone].reverse()).replace('M', 'L')}Z`}
        fill="var(--tint)"
      />
      <path d={`M0 ${base}H1280`} stroke="var(--rule)" />
      {places.map(({ label, x, y }) => (
        <path key={label} d={`M${x} ${y}V${base}`} stroke="var(--rule)" />
      ))}
      <path d={curvePath(alone)} stroke="var(--before)" strokeWidth="2" strokeDasharray="2 6" />
      <Label x={1000} y={base - 24} anchor="middle">
        {without}
      </Label>
      <path
        d={`M0 ${base}H60${curvePath(lane).replace('M', 'L')}`}
        stroke="var(--lane)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {places.map(({ label, says, x, y }) => (
        <g key={label}>
          <Dot x={x} y={y} />
          <Label x={x - 12} y={y - 18} anchor="end" size={17} voice="strong">
            {says}
          </Label>
          <Label x={x} y={base + 34} anchor="middle" size={17}>
            {label}
          </Label>
        </g>
      ))}
    </>
  );
}

function Narrow({ figure: { axis, without, marks } }: { figure: Content }) {
  const top = 64;
  const bottom = 476;
  const places = marks.map((mark, index) => ({
    ...mark,
    x: 20 + 165 * rise(index, marks.length),
    y: top + 84 + (index * (bottom - top - 84)) / (marks.length - 1),
  }));
  // The curve is computed with time to the right and then turned, so that time runs down.
  const turned = curvePath([[top, 20], ...places.map(({ x, y }): Point => [y, x])]);
  const alone: Point[] = [
    [top, 20],
    [top + 220, 30],
    [bottom, 62],
  ];
  return (
    <>
      <Label x={0} y={16} size={14} voice="strong">
        {axis}
      </Label>
      <path d={`M20 ${top}V${bottom}`} stroke="var(--rule)" />
      <g transform="matrix(0 1 1 0 0 0)">
        <path
          d={`${turned}L${bottom} 62${curvePath([...alone].reverse()).replace('M', 'L')}Z`}
          fill="var(--tint)"
        />
        <path d={curvePath(alone)} stroke="var(--before)" strokeWidth="2" strokeDasharray="2 6" />
        <path d={`M32 20H${top}${turned.replace('M', 'L')}`} stroke="var(--lane)" strokeWidth="3" />
      </g>
      <Label x={20} y={bottom + 28} size={14}>
        {without}
      </Label>
      {places.map(({ label, says, x, y }) => (
        <g key={label}>
          <Dot x={x} y={y} />
          <Label x={x + 20} y={y - 18} size={14}>
            {label}
          </Label>
          <Label x={x + 20} y={y + 2} size={15} voice="strong">
            {says}
          </Label>
        </g>
      ))}
    </>
  );
}
