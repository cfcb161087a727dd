import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Label, Ring } from '@/components/illustrations/kit/shapes';
import type { CaseFigure } from '@/content/case-studies/schema';
import type { Point } from '@/lib/illustrations/path';
import { roundTicks } from '@/lib/illustrations/scale';
import { type CaseSize, type Frame, frames } from './case-frames';
import { caseSeries } from './case-series';
import { AnimatedLine, Area, Chart, DataLine, Drawing, GridLine, Highlight, Moment, Note } from './chart';

/** Average width of a letter, which keeps neighboring words apart in narrow drawings. */
const WORD = 7.4;

/** The values at the lowest and the highest line, and the values that get a line. */
function scale({ points, kind }: CaseFigure, large: boolean) {
  const [min, max] = [Math.min(...points), Math.max(...points)];
  const ticks = roundTicks(min, max);
  if (large || kind === 'signal') return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
  return { from: min - (max - min) * 0.07, to: max, ticks };
}

/** Width of a letter as a share of its font size, and font size of the outcome's words as a share of its number's. */
const LETTER_WIDTH = 0.38;
const WORDS_SIZE = 0.5;

/** The outcome, its number larger than its unit, just above the highest point of the curve below it. */
function Outcome({
  points,
  x,
  size,
  text,
}: {
  points: readonly Point[];
  x: number;
  size: number;
  text: string;
}) {
  const [number = '', ...words] = text.split(' ');
  const unit = words.length > 0 && ` ${words.join(' ')}`;
  const from = x - (number.length + (unit ? unit.length * WORDS_SIZE : 0)) * size * LETTER_WIDTH;
  // Measure from one point earlier, because the curve below the words begins there.
  const first = points.findIndex(([at]) => at > from);
  const top = Math.min(...points.slice(Math.max(0, first - 1)).map(([, y]) => y));
  return (
    <Highlight
      x={x}
      y={Math.round(top - size * 0.24 - 4)}
      anchor="end"
      text={
        <>
          {number}
          {unit && (
            <tspan fontSize={`${WORDS_SIZE}em`} letterSpacing="0">
              {unit}
            </tspan>
          )}
        </>
      }
    />
  );
}

function CaseDrawing({
  data,
  frame,
  id,
  outcome,
}: {
  data: CaseFigure;
  frame: Frame;
  id: string;
  outcome: string;
}) {
  const { large, named, top, low, left, right, last } = frame;
  const { from, to, ticks } = scale(data, large !== undefined);
  const series = caseSeries(data, { ...frame, from, to });
  const { signal, y, change, end } = series;
  const grid = named ? [top, low] : large ? ticks.map(y) : [top, (top + low) / 2, low];
  const moments = signal || large ? [change.x] : [];
  const node = large ? 8 : frame.width > 400 ? 6 : 5;

  return (
    <Drawing id={id}>
      {grid.map((at) => (
        <GridLine key={at} d={`M${left} ${at}H${right}`} />
      ))}
      {large && (
        <>
          <Area d={series.area} />
          {ticks.map((tick) => (
            <Note key={tick} x={large.ticks} y={y(tick) + 5} anchor="end" text={tick} />
          ))}
        </>
      )}
      {moments.map((at) => (
        <Moment key={at} d={`M${at} ${top - (large ? 6 : 10)}V${large ? frame.words - 27 : low + 6}`} />
      ))}
      {series.limits && <Moment d={series.limits} />}
      <DataLine tone="before" d={series.before} />
      <AnimatedLine d={series.after} />
      <Ring {...change} r={node} />
      <Dot {...end} r={node - 0.5} />
      {named && (
        <>
          <Note x={left} y={named.measure} text={data.measure} />
          <Outcome
            points={signal ? [[right, Math.min(top, y(data.limit?.expected ?? 0))]] : series.all}
            x={last + 8}
            size={named.outcome}
            text={outcome}
          />
        </>
      )}
      {large ? (
        <LargeWords data={data} frame={frame} large={large} changeX={change.x} />
      ) : (
        <CardWords data={data} frame={frame} changeX={change.x} />
      )}
    </Drawing>
  );
}

type WordsProps = { data: CaseFigure; frame: Frame; changeX: number };

/** The measure and its figure above the chart, and the times below it. */
function LargeWords({ data, frame, large, changeX }: WordsProps & { large: NonNullable<Frame['large']> }) {
  const { left, right, first, last, words } = frame;
  return (
    <>
      <Label x={left} y={large.title} text={data.measure} />
      {data.highlight && <Highlight x={last + 10} y={large.highlight} anchor="end" text={data.highlight} />}
      <Note x={first} y={words} text={data.start} />
      <Change data={data} right={right} x={changeX} y={words} />
      <Note x={right} y={words} anchor="end" text={data.end} />
    </>
  );
}

/** The words that fit on a card: change and end of a signal, start and end of any other series. */
function CardWords({ data, frame, changeX }: WordsProps) {
  const { right, first, words } = frame;
  const signal = data.kind === 'signal';
  return (
    <>
      {signal ? (
        <Change data={data} right={right} x={changeX} y={words} />
      ) : (
        <Label x={first} y={words} text={data.start} />
      )}
      <Label x={right} y={words} anchor="end" strong={!signal} text={data.end} />
    </>
  );
}

/** The words at the change. Those of a signal end there, clear of the words at its end. */
function Change({ data, right, x, y }: { data: CaseFigure; right: number; x: number; y: number }) {
  const signal = data.kind === 'signal';
  return (
    <Label
      x={signal ? Math.min(x + 2, right - data.end.length * WORD - 10) : x}
      y={y}
      anchor={signal ? 'end' : 'middle'}
      strong
      text={data.change}
    />
  );
}

/** Every drawing, by the chart that it belongs to and by the width of its box. */
const drawings = (Object.keys(frames) as CaseSize[]).flatMap((chart) =>
  (['large', 'wide', 'narrow'] as const).flatMap((size) => {
    const frame = frames[chart][size];
    return frame ? [{ chart, size, id: `${chart}-${size}`, frame }] : [];
  }),
);

/**
 * Every drawing of a study's chart, for its file in app/illustrations.
 *
 * @param outcome the figure of its first result.
 */
export const CaseDrawings = (props: { data: CaseFigure; outcome: string }) =>
  drawings.map(({ id, frame }) => <CaseDrawing key={id} id={id} frame={frame} {...props} />);

/**
 * The measure of a case study, gray until the change and orange after it. It has its own background.
 *
 * @param id of the case study.
 * @param size 'card' beside a feature; 'outcome' in a list, with the measure and the figure of the first result;
 *   'feature' large, with the measure, round grid values and the highlight; 'alone' the same on less height.
 */
export function CaseChart({ id, alt, size }: { id: string; alt: string; size: CaseSize }) {
  return (
    <Chart
      kind={size === 'alone' ? 'feature' : size}
      alt={alt}
      drawings={drawings
        .filter(({ chart }) => chart === size)
        .map(({ id: drawing, size: width, frame }) => ({
          size: width,
          href: `case-${id}.svg#${drawing}`,
          width: frame.width,
          height: frame.height,
        }))}
    />
  );
}

/** The drawing with the outcome as decoration, where the page has shown the study's chart before. */
export function CaseOutcome({ id }: { id: string }) {
  const { width, height } = frames.outcome.wide;
  return (
    <DrawingFile
      href={`case-${id}.svg#outcome-wide`}
      width={width}
      height={height}
      className="[--drawing-statistic:68px]"
    />
  );
}
