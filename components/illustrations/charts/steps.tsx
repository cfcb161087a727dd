import { Dot, Line, Ring } from '@/components/illustrations/kit/marks';
import { clean } from '@/lib/content/text-marks';
import { wrapWords } from '@/lib/illustrations/words';
import { type ArticleDrawing, across, type ChartOf, Lines, pad, type Width } from './article-frame';
import { Note } from './chart';

type Step = ChartOf<'steps'>['steps'][number];

/** Average width of a letter of a label and of a note. */
const LABEL = 7.9;
const NOTE = 6.9;
const RING = 9;

/** The node of a step: a ring where a person decides, a dot where the lane ends, else a small node. */
function Node({ step, last, x, y }: { step: Step; last: boolean; x: number; y: number }) {
  if (step.person) return <Ring x={x} y={y} r={RING} lit fill="var(--sunk)" />;
  if (last) return <Dot x={x} y={y} r={RING - 1} stroke="var(--sunk)" />;
  return <circle cx={x} cy={y} r={5} fill="var(--lane)" stroke="var(--sunk)" strokeWidth="2" />;
}

const Person = ({ x, y }: { x: number; y: number }) => (
  <>
    <Ring x={x + 7} y={y - 5} r={6} lit fill="var(--sunk)" />
    <Note x={x + 22} y={y} text="a person decides" />
  </>
);

/** The way from step to step. */
const Way = ({ d }: { d: string }) => <Line d={d} strokeWidth="var(--drawing-lane)" strokeLinejoin="round" />;

/** Room for the words of one of `count` steps beside each other. */
const columnRoom = (count: number) => (across.wide - 2 * pad.wide) / count - 14;

/** Whether every word of the labels fits between its step and the next. */
const fitsAcross = (steps: readonly Step[]) =>
  steps.every(({ label }) =>
    clean(label)
      .split(/\s+/)
      .every((word) => word.length * LABEL <= columnRoom(steps.length)),
  );

/** Stages along the lane: from left to right where their words fit, else and on phones from top to bottom. */
export function steps({ steps: all }: ChartOf<'steps'>, width: Width): ArticleDrawing {
  return width === 'wide' && fitsAcross(all) ? sideways(all) : down(all, width);
}

function sideways(steps: readonly Step[]): ArticleDrawing {
  const column = (across.wide - 2 * pad.wide) / steps.length;
  const room = columnRoom(steps.length);
  const placed = steps.map((step, index) => ({
    step,
    x: pad.wide + index * column + RING + 1,
    label: wrapWords(step.label, Math.floor(room / LABEL)),
    note: step.note ? wrapWords(step.note, Math.floor(room / NOTE)) : [],
  }));
  const lane = 46;
  const labels = lane + 40;
  const notes = labels + Math.max(...placed.map(({ label }) => label.length)) * 20 + 4;
  const low = notes + Math.max(...placed.map(({ note }) => note.length)) * 18;
  const person = steps.some((step) => step.person);
  const content = (
    <>
      <Way d={`M0 ${lane}H${placed.at(-1)?.x ?? 0}`} />
      {placed.map(({ step, x, label, note }, index) => (
        <g key={step.label}>
          <Node step={step} last={index === steps.length - 1} x={x} y={lane} />
          <Lines voice="strong" lines={label} x={x - RING - 1} y={labels} step={20} />
          <Lines voice="note" lines={note} x={x - RING - 1} y={notes} step={18} />
        </g>
      ))}
      {person && <Person x={pad.wide} y={low + 20} />}
    </>
  );
  return { height: low + (person ? 40 : 14), content };
}

function down(steps: readonly Step[], width: Width): ArticleDrawing {
  const x = pad[width] + RING + 1;
  const words = x + RING + 16;
  const room = across[width] - words - pad[width];
  let y = 40;
  const placed = steps.map((step) => {
    const label = wrapWords(step.label, Math.floor(room / (LABEL - 0.5)));
    const note = step.note ? wrapWords(step.note, Math.floor(room / NOTE)) : [];
    const at = y;
    y += label.length * 20 + note.length * 19 + 26;
    return { step, y: at, label, note };
  });
  const person = steps.some((step) => step.person);
  const content = (
    <>
      <Way d={`M${x} 0V${placed.at(-1)?.y ?? 0}`} />
      {placed.map(({ step, y: at, label, note }, index) => (
        <g key={step.label}>
          <Node step={step} last={index === steps.length - 1} x={x} y={at} />
          <Lines voice="strong" lines={label} x={words} y={at + 5} step={20} />
          <Lines voice="note" lines={note} x={words} y={at + 5 + label.length * 20} step={19} />
        </g>
      ))}
      {person && <Person x={pad[width] + 3} y={y + 6} />}
    </>
  );
  return { height: y + (person ? 26 : -20), content };
}
