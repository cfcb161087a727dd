import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'switch'>;
type Layout = { width: number; start: number; changes: [number, number]; end: number; turn: number };

const wide: Layout = { width: 1280, start: 40, changes: [470, 860], end: 1270, turn: 24 };
const narrow: Layout = { width: 350, start: 12, changes: [138, 246], end: 341, turn: 16 };

/** The lane changes from the lowest of three to the highest; each change says what it takes. */
export const Switch = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 240, height: 284, content: <Drawing {...figure} at={wide} /> }}
    narrow={{ joinsAt: 240, height: 284, content: <Drawing {...figure} at={narrow} /> }}
  />
);

function Drawing({ lanes, start, marks, end, at }: Content & { at: Layout }) {
  const [first, second] = at.changes;
  return (
    <>
      {[64, 152, 240].map((y, index) => (
        <g key={y}>
          <Line tone="before" d={`M0 ${y}H${at.width}`} />
          <Label x={0} y={y - 18} text={lanes[index]} />
        </g>
      ))}
      <Line d={`M0 240H${first}V152H${second}V64H${at.end}`} turn={at.turn} />
      <Ring x={at.start} y={240} lit r={8} />
      <Label x={at.start - 8} y={272} voice="strong" text={start} />
      <Label x={first + 16} y={201} voice="strong" text={marks[0]} />
      <Label x={second + 16} y={113} voice="strong" text={marks[1]} />
      <Dot x={at.end} y={64} r={8} />
      <Label x={at.width} y={42} anchor="end" voice="strong" text={end} />
    </>
  );
}
