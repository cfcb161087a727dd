import type { SVGProps } from 'react';
import { Dot, Line, Ring } from '@/components/illustrations/kit/shapes';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';
import { wrapWords } from '@/lib/illustrations/wrap-words';
import { type ArticleDrawing, type ChartOf, chartPadding, chartWidth } from './article-chart-layout';
import { Note } from './chart';

type Step = ChartOf<'steps'>['steps'][number];

/** Average width of a letter of a label and of a note. */
const LABEL = 7.9;
const NOTE = 6.9;
const RING = 9;

/** The node of a step: a ring where a person decides, a dot where the lane ends, else a small node. */
function Node({ step, last, x, y }: { step: Step; last: boolean; x: number; y: number }) {
  if (step.person) return <Ring x={x} y={y} r={RING} fill="var(--sunk)" />;
  if (last) return <Dot x={x} y={y} r={RING - 1} stroke="var(--sunk)" />;
  return <circle cx={x} cy={y} r={5} fill="var(--lane)" stroke="var(--sunk)" strokeWidth="2" />;
}

const Person = ({ x, y }: { x: number; y: number }) => (
  <>
    <Ring x={x + 7} y={y - 5} r={6} fill="var(--sunk)" />
    <Note x={x + 22} y={y} text="a person decides" />
  </>
);

/** Room for the words of one of `count` steps beside each other. */
const columnRoom = (count: number) => (chartWidth.wide - 2 * chartPadding.wide) / count - 14;

/** Whether every word of the labels fits between its step and the next. */
const fitsAcross = (steps: readonly Step[]) =>
  steps.every(({ label }) =>
    label.split(/\s+/).every((word) => word.length * LABEL <= columnRoom(steps.length)),
  );

/** Lines of words. `y` is the first line's baseline, `lineHeight` the distance to the next. */
type Words = { lines: readonly string[]; x: number; y: number; lineHeight: number };
/** Where the parts of a drawing go. `legend` says what a ring means; `height` is without it. */
type Layout = {
  nodes: { x: number; y: number; label: Words; note: Words }[];
  line: string;
  legend: { x: number; y: number };
  height: number;
};

const wrapped = (text: string | undefined, room: number, letter: number) =>
  text ? wrapWords(text, Math.floor(room / letter)) : [];

function fromLeftToRight(steps: readonly Step[]): Layout {
  const column = (chartWidth.wide - 2 * chartPadding.wide) / steps.length;
  const room = columnRoom(steps.length);
  const labels = steps.map(({ label }) => wrapped(label, room, LABEL));
  const notes = steps.map(({ note }) => wrapped(note, room, NOTE));
  const y = 46;
  const labelY = y + 40;
  const noteY = labelY + Math.max(...labels.map(({ length }) => length)) * 20 + 4;
  const low = noteY + Math.max(...notes.map(({ length }) => length)) * 18;
  const nodes = steps.map((_, index) => {
    const x = chartPadding.wide + index * column;
    return {
      x: x + RING + 1,
      y,
      label: { lines: labels[index] ?? [], x, y: labelY, lineHeight: 20 },
      note: { lines: notes[index] ?? [], x, y: noteY, lineHeight: 18 },
    };
  });
  return {
    nodes,
    line: `M0 ${y}H${nodes.at(-1)?.x ?? 0}`,
    legend: { x: chartPadding.wide, y: low + 20 },
    height: low + 14,
  };
}

function fromTopToBottom(steps: readonly Step[], width: DrawingSize): Layout {
  const x = chartPadding[width] + RING + 1;
  const wordsX = x + RING + 16;
  const room = chartWidth[width] - wordsX - chartPadding[width];
  let low = 40;
  const nodes = steps.map((step) => {
    const label = { lines: wrapped(step.label, room, LABEL - 0.5), x: wordsX, y: low + 5, lineHeight: 20 };
    const noteY = label.y + label.lines.length * 20;
    const note = { lines: wrapped(step.note, room, NOTE), x: wordsX, y: noteY, lineHeight: 19 };
    const node = { x, y: low, label, note };
    low += label.lines.length * 20 + note.lines.length * 19 + 26;
    return node;
  });
  return {
    nodes,
    line: `M${x} 0V${nodes.at(-1)?.y ?? 0}`,
    legend: { x: chartPadding[width] + 3, y: low + 6 },
    height: low - 20,
  };
}

const Lines = ({ lines, x, y, lineHeight, ...style }: Words & SVGProps<SVGTextElement>) => (
  <text x={x} y={y} {...style}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
        {line}
      </tspan>
    ))}
  </text>
);

/** Stages along the lane: from left to right where their words fit, otherwise and on phones from top to bottom. */
export function steps({ steps }: ChartOf<'steps'>, width: DrawingSize): ArticleDrawing {
  const { nodes, line, legend, height } =
    width === 'wide' && fitsAcross(steps) ? fromLeftToRight(steps) : fromTopToBottom(steps, width);
  const person = steps.some((step) => step.person);
  const content = (
    <>
      <Line d={line} strokeWidth="var(--drawing-lane)" strokeLinejoin="round" />
      {steps.map((step, index) => {
        const { x, y, label, note } = nodes[index] as Layout['nodes'][number];
        return (
          <g key={step.label}>
            <Node step={step} last={index === steps.length - 1} x={x} y={y} />
            <Lines {...label} fill="var(--ink)" fontWeight={600} />
            <Lines {...note} fill="var(--ink-3)" fontSize="var(--drawing-note)" />
          </g>
        );
      })}
      {person && <Person {...legend} />}
    </>
  );
  return { height: person ? legend.y + 20 : height, content };
}
