import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Label, Ring } from '@/components/illustrations/kit/marks';
import type { CaseFigure } from '@/content/case-studies/schema';
import { roundTicks } from '@/lib/illustrations/ticks';
import { type Frame, frames } from './case-frames';
import { caseSeries } from './case-series';
import { Area, Chart, Course, Drawing, DrawnCourse, GridLine, Highlight, Moment, Note, sizes } from './chart';

/** Widest that a letter of the words comes out, on average: keeps neighbors apart in narrow drawings. */
const WORD = 7.4;

type Size = keyof typeof frames;

/** The values at the lowest and the highest line, and the values that get a line. */
function scale({ points, kind }: CaseFigure, large: boolean) {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const ticks = roundTicks(least, most);
  const peak = Math.max(...points.map(Math.abs)) * 1.55;
  if (kind === 'signal') return { from: -peak, to: peak, ticks };
  if (large) return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
  return { from: least - (most - least) * 0.07, to: most, ticks };
}

function CaseDrawing({
  data,
  frame,
  id,
  named,
}: {
  data: CaseFigure;
  frame: Frame;
  id: string;
  named: boolean;
}) {
  const { large, top, low, left, right } = frame;
  const { from, to, ticks } = scale(data, large !== undefined);
  const series = caseSeries(data, { ...frame, from, to });
  const { signal, x, y, change, end } = series;
  const grid = signal ? [top, low] : large ? ticks.map(y) : [top, (top + low) / 2, low];
  const failure = x(data.changeAt + (data.points.length - 1 - data.changeAt) * 0.86);
  const moments = signal ? [change.x, failure] : large ? [change.x] : [];
  const node = large ? 8 : frame.width > 400 ? 6 : 5;

  return (
    <Drawing id={id}>
      {grid.map((at) => (
        <GridLine key={at} d={`M${left} ${at}H${right}`} />
      ))}
      {large && !signal && (
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
      <Course tone="before" d={series.before} />
      <DrawnCourse d={series.after} />
      {signal ? <Dot {...change} r={node - 1} /> : <Ring {...change} r={node} lit />}
      {!signal && <Dot {...end} r={node - 0.5} />}
      {large ? (
        <LargeWords data={data} frame={frame} large={large} changeX={change.x} />
      ) : (
        <CardWords data={data} frame={frame} changeX={change.x} named={named} />
      )}
    </Drawing>
  );
}

type WordsProps = { data: CaseFigure; frame: Frame; changeX: number };

/** The measure and its figure above the chart, and what happened when under it. */
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

/** What a card has room for: of a signal its change and its end, of another series its start and its end. */
function CardWords({ data, frame, changeX, named }: WordsProps & { named: boolean }) {
  const { left, right, first, words, name } = frame;
  const signal = data.kind === 'signal';
  return (
    <>
      {named && name !== undefined && <Note x={left} y={name} text={data.measure} />}
      {signal ? (
        <Change data={data} right={right} x={changeX} y={words} />
      ) : (
        <Label x={first} y={words} text={data.start} />
      )}
      <Label x={right} y={words} anchor="end" voice={signal ? 'plain' : 'strong'} text={data.end} />
    </>
  );
}

/** The words at the change; those of a signal stand before it and keep off the words of its end. */
function Change({ data, right, x, y }: { data: CaseFigure; right: number; x: number; y: number }) {
  const signal = data.kind === 'signal';
  return (
    <Label
      x={signal ? Math.min(x + 2, right - data.end.length * WORD - 10) : x}
      y={y}
      anchor={signal ? 'end' : 'middle'}
      voice="strong"
      text={data.change}
    />
  );
}

const idOf = (size: Size, named: boolean, width: string) => `${named ? 'named-' : ''}${size}-${width}`;

/** Every drawing of a study's chart, for its file in app/illustrations. */
export function CaseDrawings({ data }: { data: CaseFigure }) {
  const all: { size: Size; named: boolean }[] = [
    { size: 'card', named: false },
    { size: 'card', named: true },
    { size: 'feature', named: false },
    { size: 'alone', named: true },
  ];
  return all.flatMap(({ size, named }) =>
    (['wide', 'narrow'] as const).map((width) => {
      const id = idOf(size, named, width);
      return <CaseDrawing key={id} id={id} data={data} frame={frames[size][width]} named={named} />;
    }),
  );
}

/**
 * The measure of a case study, gray until the change and ember after it. It brings its own ground.
 *
 * @param size 'card' beside others; 'feature' large, with the measure, round grid values and the highlight; 'alone'
 *   the same on less height.
 * @param named writes the measure into a card too, where nothing beside it says what is drawn.
 */
export function CaseChart({
  id,
  alt,
  size = 'card',
  named = false,
}: {
  /** Id of the case study. */
  id: string;
  alt: string;
  size?: Size;
  named?: boolean;
}) {
  return (
    <Chart kind={size === 'card' ? 'card' : 'feature'} alt={alt}>
      {(['wide', 'narrow'] as const).map((width) => (
        <DrawingFile
          key={width}
          href={`case-${id}.svg#${idOf(size, named, width)}`}
          width={frames[size][width].width}
          height={frames[size][width].height}
          className={sizes[width]}
        />
      ))}
    </Chart>
  );
}
