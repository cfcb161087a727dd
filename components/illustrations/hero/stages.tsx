import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'stages'>;

/** Stages with the weeks that each of them covers, such as 'Weeks 2-3'. */
function withWeeks({ stages, unit }: Content) {
  let next = 1;
  return stages.map((stage) => {
    const from = next;
    next += stage.ticks;
    return { ...stage, weeks: stage.ticks === 1 ? `${unit} ${from}` : `${unit}s ${from}-${next - 1}` };
  });
}

/** A staircase of stages; the last tread is the client's own and has no end. */
export function Stages({ figure }: { figure: Content }) {
  const treads = figure.stages.length + 1;
  return (
    <HeroFrame
      figure={figure}
      wide={{ joinsAt: 56, height: 98 + treads * 62, content: <Wide {...figure} /> }}
      narrow={{ joinsAt: 14, height: treads * 96 - 20, content: <Narrow {...figure} /> }}
    />
  );
}

function Wide(figure: Content) {
  const stages = withWeeks(figure);
  const { end } = figure;
  const width = 1280 / (stages.length + 1);
  const floor = 58 + (stages.length + 1) * 62;
  const lastX = stages.length * width;
  const lastY = 56 + stages.length * 62;
  return (
    <>
      <rect x={lastX} y="0" width={width} height={floor} fill="var(--tint)" />
      {stages.map(({ label }, index) => (
        <Line key={label} tone="rule" d={`M${(index + 1) * width} 0V${floor}`} />
      ))}
      <Line tone="rule" d={`M0 ${floor}H1280`} />
      <Line
        d={`M0 56${stages.map((_, index) => `H${(index + 1) * width}V${118 + index * 62}`).join('')}H1264`}
        turn={24}
        strokeLinecap="round"
      />
      <Dot x={1264} y={lastY} />
      {stages.map(({ label, leaves, weeks }, index) => (
        <g key={label}>
          <Label x={index * width + 32} y={42 + index * 62} size={19} voice="strong" text={label} />
          <Label x={index * width + 32} y={86 + index * 62} text={leaves} />
          <Label x={index * width + width / 2} y={floor + 32} anchor="middle" text={weeks} />
        </g>
      ))}
      <Label x={lastX + 32} y={lastY - 14} size={19} voice="strong" text={end.label} />
      <Label x={lastX + 32} y={lastY + 30} text={end.leaves} />
      <Label x={lastX + width / 2} y={floor + 32} anchor="middle" voice="ember" text="Yours" />
    </>
  );
}

function Narrow(figure: Content) {
  const stages = withWeeks(figure);
  const { end } = figure;
  const x = (index: number) => 10 + index * 18;
  const y = (index: number) => 14 + index * 96;
  const last = { x: x(stages.length), y: y(stages.length) };
  return (
    <>
      <rect x={last.x + 16} y={last.y - 26} width={334 - last.x} height="76" fill="var(--tint)" />
      <Line
        d={`M0 14H10${stages.map((_, index) => `V${y(index + 1) - 32}H${x(index + 1)}`).join('')}V${last.y}`}
        turn={9}
      />
      {stages.map(({ label, leaves, weeks }, index) => (
        <g key={label}>
          <Ring x={x(index)} y={y(index)} lit r={7} />
          <Label x={x(index) + 28} y={y(index) + 6} size={18} voice="strong" text={label} />
          <Label x={350} y={y(index) + 5} anchor="end" text={weeks} />
          <Label x={x(index) + 28} y={y(index) + 30} text={leaves} />
        </g>
      ))}
      <Dot {...last} />
      <Label x={last.x + 28} y={last.y + 6} size={18} voice="strong" text={end.label} />
      <Label x={last.x + 28} y={last.y + 32} text={end.leaves} />
    </>
  );
}
