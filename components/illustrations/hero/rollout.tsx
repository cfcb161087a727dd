import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'rollout'>;

type Layout = {
  width: number;
  /** Where the first department's check stands, and the distance to the next one. */
  check: number;
  across: number;
  /** From a check to the change of lane. */
  change: number;
  /** Where a pilot ends. */
  pilot: number;
  turn: number;
  end: number;
};
const wide: Layout = { width: 1280, check: 300, across: 240, change: 130, pilot: 150, turn: 24, end: 1256 };
const narrow: Layout = { width: 350, check: 98, across: 58, change: 29, pilot: 52, turn: 14, end: 338 };

const row = (index: number) => 64 + index * 84;

/** One practice goes from department to department past the same check; earlier pilots ended where they began. */
export function Rollout({ figure }: { figure: Content }) {
  const height = row(figure.departments.length - 1) + 44;
  return (
    <HeroFrame
      figure={figure}
      wide={{ joinsAt: row(0), height, content: <Drawing {...figure} at={wide} /> }}
      narrow={{ joinsAt: row(0), height, content: <Drawing {...figure} at={narrow} /> }}
    />
  );
}

function Drawing({ departments, pilot, check, end, at }: Content & { at: Layout }) {
  const last = departments.length - 1;
  const checkX = (index: number) => at.check + index * at.across;
  const changes = departments.slice(1).map((_, index) => `H${checkX(index) + at.change}V${row(index + 1)}`);
  return (
    <>
      {departments.map((name, index) => {
        const y = row(index);
        return (
          <g key={name}>
            <Line tone="rule" d={`M0 ${y + 34}H${at.width}`} />
            <Label x={0} y={y - 22} voice="strong" text={name} />
            {index > 0 && <Line tone="before" d={`M0 ${y}H${at.pilot}M${at.pilot} ${y - 9}v18`} />}
          </g>
        );
      })}
      <Label x={at.pilot + 14} y={row(last) + 5} text={pilot} />
      <Line d={`M0 ${row(0)}${changes.join('')}H${at.end}`} turn={at.turn} />
      {departments.map((name, index) => (
        <Ring key={name} x={checkX(index)} y={row(index)} lit r={9} />
      ))}
      <Label x={at.check} y={row(0) - 22} anchor="middle" text={check} />
      <Dot x={at.end} y={row(last)} r={8} />
      <Label x={at.width} y={row(last) - 22} anchor="end" voice="strong" text={end} />
    </>
  );
}
