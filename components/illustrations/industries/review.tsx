import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Label, Ring } from '@/components/illustrations/hero/marks';
import { Stated } from '@/components/illustrations/hero/stated';
import type { HeroFigure } from '@/content/landing-page/schema';
import { type Grid, Mark, Page, Pages } from './review-pages';

export type ReviewContent = Extract<HeroFigure, { kind: 'review' }>;

const wide: Grid = { x: 250, y: 92, width: 32, height: 42, across: 51, down: 58, row: 20 };
const narrow: Grid = { x: 2, y: 128, width: 24, height: 30, across: 35, down: 42, row: 10 };

/** One document and the many that are reviewed while a person reads it; the marked ones lead to that person. */
export function Review({ figure }: { figure: ReviewContent }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={284}
      wide={{ width: 1280, height: 330, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 474, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure }: { figure: ReviewContent }) {
  const { one, many, speed, flag, person } = figure;
  return (
    <>
      <Label x={0} y={30} voice="strong">
        {one.head}
      </Label>
      <Page x={wide.x} y={4} grid={wide} />
      <Label x={wide.x + wide.across} y={30}>
        {one.says}
      </Label>
      <path d="M0 68H1280" stroke="var(--rule)" />
      <Label x={0} y={118} voice="strong">
        {many.head}
      </Label>
      <Label x={0} y={142}>
        {many.says}
      </Label>
      <Stated x={0} y={232} size={80}>
        {speed.value}
      </Stated>
      <Label x={110} y={231} voice="strong">
        {speed.label}
      </Label>
      <Pages figure={figure} grid={wide} lane={284} />
      <path d="M0 284H1252" stroke="var(--lane)" strokeWidth="3" />
      <Ring x={1260} y={284} lit r={9} />
      <Mark x={wide.x} y={303} />
      <Label x={wide.x + 30} y={320}>
        {flag}
      </Label>
      <Label x={1270} y={322} anchor="end" size={17} voice="strong">
        {person}
      </Label>
    </>
  );
}

function Narrow({ figure }: { figure: ReviewContent }) {
  const { one, many, speed, flag, person } = figure;
  return (
    <>
      <Label x={0} y={16} size={14} voice="strong">
        {one.head}
      </Label>
      <Page x={narrow.x} y={30} grid={narrow} />
      <Label x={narrow.across + 6} y={50} size={14}>
        {one.says}
      </Label>
      <path d="M0 78H350" stroke="var(--rule)" />
      <Label x={0} y={110} size={14} voice="strong">
        {`${many.head}: ${many.says}`}
      </Label>
      <Pages figure={figure} grid={narrow} lane={396} />
      <path d="M0 396H332" stroke="var(--lane)" strokeWidth="3" />
      <Ring x={340} y={396} lit r={8} />
      <Label x={350} y={428} size={15} anchor="end" voice="strong">
        {person}
      </Label>
      <Mark x={350 - 14} y={436} />
      <Label x={326} y={450} size={14} anchor="end">
        {flag}
      </Label>
      <Stated x={0} y={454} size={56}>
        {speed.value}
      </Stated>
      <Label x={0} y={474} size={14} voice="strong">
        {speed.label}
      </Label>
    </>
  );
}
