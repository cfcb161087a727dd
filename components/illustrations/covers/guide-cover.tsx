import { Chart, DataLine, Drawing, GridLine } from '@/components/illustrations/charts/chart';
import { Label, Ring } from '@/components/illustrations/kit/shapes';
import type { Cover, CoverKind } from '@/lib/guides/cover';

/** The drawing's box, in its own units. */
export const coverBox = { width: 400, height: 250 } as const;

const LEFT = 44;
const WORDS = 122;
const RIGHT = 362;

const Lane = ({ d }: { d: string }) => <DataLine tone="lane" d={d} />;

/** A box of a form, a table or a slide; `isFilled` marks one that is filled in. */
function Box({
  x,
  y,
  width,
  height,
  isFilled = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  isFilled?: boolean;
}) {
  return (
    <path
      d={`M${x} ${y}h${width}v${height}h${-width}Z`}
      {...(isFilled
        ? { fill: 'var(--tint)', stroke: 'var(--lane)', strokeWidth: 2 }
        : { fill: 'var(--paper)', stroke: 'var(--edge)', strokeWidth: 1.5, strokeLinejoin: 'round' })}
    />
  );
}

/** The mark of one line, at its middle height. `last` ends the drawing's lane. */
function Mark({ kind, y, index, last }: { kind: CoverKind; y: number; index: number; last: boolean }) {
  switch (kind) {
    case 'guide':
      return last ? <circle cx={74} cy={y} r={8} fill="var(--lane)" /> : <Ring x={74} y={y} r={7} />;
    case 'checklist':
      return (
        <>
          <Box x={62} y={y - 12} width={24} height={24} isFilled={index < 2} />
          {index < 2 && <Lane d={`M67 ${y}l6 6L82 ${y - 7}`} />}
        </>
      );
    case 'form':
      return (
        <>
          <Box x={LEFT} y={y - 12} width={60} height={24} isFilled={index === 0} />
          {index === 0 ? (
            <Lane d={`M${LEFT + 10} ${y}h26`} />
          ) : (
            <DataLine tone="before" d={`M${LEFT + 10} ${y - 6}v12`} />
          )}
        </>
      );
    case 'workbook':
      return (
        <>
          <Box x={LEFT} y={y - 15} width={60} height={30} />
          <GridLine d={`M${LEFT} ${y}h60M${LEFT + 20} ${y - 15}v30M${LEFT + 40} ${y - 15}v30`} />
        </>
      );
    case 'deck':
      return (
        <>
          <Box x={LEFT} y={y - 14} width={50} height={28} isFilled={last} />
          <DataLine tone={last ? 'lane' : 'before'} d={`M${LEFT + 8} ${y - 5}h22`} />
          <GridLine d={`M${LEFT + 8} ${y + 3}h34M${LEFT + 8} ${y + 8}h26`} />
        </>
      );
  }
}

/** The line through the calculated cell of each sheet of a workbook. */
function Calculation({ rows }: { rows: readonly number[] }) {
  return (
    <>
      <Lane d={`M${LEFT + 50} ${(rows[0] ?? 0) + 7}V${(rows.at(-1) ?? 0) + 7}`} />
      {rows.map((y) => (
        <Box key={y} x={LEFT + 40} y={y} width={20} height={15} isFilled />
      ))}
    </>
  );
}

/** The parts of a document, one line each with the mark of its kind at the left, for its file in app/illustrations. */
export function GuideCoverDrawing({ cover: { kind, lines }, id }: { cover: Cover; id?: string }) {
  const step = 196 / lines.length;
  const rows = lines.map((_, index) => 33 + step * (index + 0.5));
  return (
    <Drawing id={id}>
      {kind === 'guide' && <Lane d={`M0 ${(rows[0] ?? 0) - 30}H50q24 0 24 24V${rows.at(-1) ?? 0}`} />}
      {lines.map((text, index) => {
        const y = rows[index] ?? 0;
        const last = index === lines.length - 1;
        return (
          <g key={text}>
            {!last && <GridLine d={`M${WORDS} ${y + step / 2}H${RIGHT}`} />}
            <Mark kind={kind} y={y} index={index} last={last} />
            <Label x={WORDS} y={y + 6} strong={last && kind !== 'checklist'} text={text} />
          </g>
        );
      })}
      {kind === 'workbook' && <Calculation rows={rows} />}
    </Drawing>
  );
}

/** The parts of a document as a drawing, on its own background. */
export function GuideCover({ id, lines, title }: { id: number; lines: readonly string[]; title: string }) {
  return (
    <Chart
      kind="cover"
      alt={`Inside the ${title}: ${lines.join('; ')}.`}
      drawings={[{ href: `guide-covers.svg#guide-${id}`, ...coverBox }]}
    />
  );
}
