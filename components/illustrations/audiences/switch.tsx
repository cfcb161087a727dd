import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';

type Content = Extract<HeroFigure, { kind: 'switch' }>;

type Places = {
  width: number;
  start: number;
  changes: [number, number];
  end: number;
  words: number;
  turn: number;
};
const wide: Places = { width: 1280, start: 40, changes: [470, 860], end: 1270, words: 15, turn: 24 };
const narrow: Places = { width: 350, start: 12, changes: [138, 246], end: 341, words: 14, turn: 16 };

const rows = [64, 152, 240] as const;

/** The lane changes from the lowest of three to the highest; each change says what it takes. */
export function Switch({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={rows[2]}
      wide={{ width: 1280, height: 284, content: <Drawing figure={figure} at={wide} /> }}
      narrow={{ width: 350, height: 284, content: <Drawing figure={figure} at={narrow} /> }}
    />
  );
}

function Drawing({ figure: { lanes, start, marks, end }, at }: { figure: Content; at: Places }) {
  const [top, middle, bottom] = rows;
  const [first, second] = at.changes;
  return (
    <>
      {rows.map((y, index) => (
        <g key={y}>
          <path d={`M0 ${y}H${at.width}`} stroke="var(--before)" strokeWidth="2" />
          <Label x={0} y={y - 18} size={at.words}>
            {lanes[index] ?? ''}
          </Label>
        </g>
      ))}
      <path
        d={lanePath(
          [
            [0, bottom],
            [first, bottom],
            [first, middle],
            [second, middle],
            [second, top],
            [at.end, top],
          ],
          at.turn,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Ring x={at.start} y={bottom} lit r={8} />
      <Label x={at.start - 8} y={bottom + 32} size={at.words} voice="strong">
        {start}
      </Label>
      <Label x={first + 16} y={(middle + bottom) / 2 + 5} size={at.words} voice="strong">
        {marks[0] ?? ''}
      </Label>
      <Label x={second + 16} y={(top + middle) / 2 + 5} size={at.words} voice="strong">
        {marks[1] ?? ''}
      </Label>
      <Dot x={at.end} y={top} r={8} />
      <Label x={at.width} y={top - 22} size={at.words} anchor="end" voice="strong">
        {end}
      </Label>
    </>
  );
}
