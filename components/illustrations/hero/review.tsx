import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Label, Line, Ring, Statistic } from '@/components/illustrations/kit/marks';

type Content = FigureOf<'review'>;

/** Where the first page stands, the size of a page, the distance from one to the next, and how many are in a row. */
type Grid = {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  row: number;
};

const wide: Grid = { x: 250, y: 92, width: 32, height: 42, across: 51, down: 58, row: 20 };
const narrow: Grid = { x: 2, y: 128, width: 24, height: 30, across: 35, down: 42, row: 10 };

/** One document and the many that are reviewed while a person reads it; the marked ones lead to that person. */
export const Review = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: 284, height: 330, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: 396, height: 474, content: <Narrow {...figure} /> }}
  />
);

function Wide({ one, many, speed, flag, flagged, person }: Content) {
  return (
    <>
      <Label x={0} y={30} voice="strong" text={one.head} />
      <Label x={wide.x + wide.across} y={30} text={one.says} />
      <Line tone="rule" d="M0 68H1280" />
      <Label x={0} y={118} voice="strong" text={many.head} />
      <Label x={0} y={142} text={many.says} />
      <Statistic x={0} y={232} size={80} text={speed.value} />
      <Label x={110} y={231} voice="strong" text={speed.label} />
      <Pages one={{ x: wide.x, y: 4 }} count={many.count} flagged={flagged} grid={wide} lane={284} />
      <Line d="M0 284H1252" />
      <Ring x={1260} y={284} lit r={9} />
      <Mark x={wide.x} y={303} width={14} height={18} />
      <Label x={wide.x + 30} y={320} text={flag} />
      <Label x={1270} y={322} anchor="end" size={17} voice="strong" text={person} />
    </>
  );
}

function Narrow({ one, many, speed, flag, flagged, person }: Content) {
  return (
    <>
      <Label x={0} y={16} voice="strong" text={one.head} />
      <Label x={narrow.across + 6} y={50} text={one.says} />
      <Line tone="rule" d="M0 78H350" />
      <Label x={0} y={110} voice="strong" text={`${many.head}: ${many.says}`} />
      <Pages one={{ x: narrow.x, y: 30 }} count={many.count} flagged={flagged} grid={narrow} lane={396} />
      <Line d="M0 396H332" />
      <Ring x={340} y={396} lit r={8} />
      <Label x={350} y={428} size={15} anchor="end" voice="strong" text={person} />
      <Mark x={336} y={436} width={14} height={18} />
      <Label x={326} y={450} anchor="end" text={flag} />
      <Statistic x={0} y={454} size={56} text={speed.value} />
      <Label x={0} y={474} voice="strong" text={speed.label} />
    </>
  );
}

type Place = { x: number; y: number };

/** The outline of a marked page; also the key that says what it means. */
const Mark = (place: Place & { width: number; height: number }) => (
  <rect {...place} rx="1.5" fill="var(--tint)" stroke="var(--lane)" strokeWidth="3" />
);

/** A marked page with three lines of text, of which the middle one is the clause that was found. */
function MarkedPage({ x, y, width, height }: Place & Grid) {
  const line = (share: number) => `M${x + 6} ${y + height * share}h${width - 12}`;
  return (
    <>
      <Mark {...{ x, y, width, height }} />
      <Line tone="before" strokeWidth="1" d={line(0.3) + line(0.7)} />
      <Line d={line(0.5)} />
    </>
  );
}

/**
 * One page, and below it the many with the lane that each marked one joins through the gap at its right. A page is
 * drawn once and placed with <use>, since there are sixty. Rules for `.drawing` do not reach into <use>, so it names
 * its effect itself.
 */
function Pages({
  one,
  count,
  flagged,
  grid,
  lane,
}: {
  one: Place;
  count: number;
  flagged: readonly number[];
  grid: Grid;
  lane: number;
}) {
  const { width, height, across, down, row } = grid;
  const id = `page-${width}`;
  const pages = Array.from({ length: count }, (_, index) => ({
    x: grid.x + (index % row) * across,
    y: grid.y + Math.floor(index / row) * down,
    marked: flagged.includes(index + 1),
  }));
  const marked = pages.filter((page) => page.marked);
  return (
    <>
      <defs>
        <g id={id} stroke="var(--before)">
          <rect
            {...{ width, height }}
            rx="1.5"
            fill="var(--paper)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={[0.3, 0.5, 0.7].map((share) => `M6 ${height * share}h${width - 12}`).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </defs>
      <use href={`#${id}`} {...one} />
      {marked.map(({ x, y }) => (
        <Line
          key={`${x} ${y}`}
          d={`M${x + width} ${y + height / 2}H${x + (width + across) / 2}V${lane}`}
          turn={6}
        />
      ))}
      {pages.map(({ x, y, marked }) =>
        marked ? null : <use key={`${x} ${y}`} href={`#${id}`} {...{ x, y }} />,
      )}
      {marked.map((page) => (
        <MarkedPage key={`${page.x} ${page.y}`} {...grid} {...page} />
      ))}
    </>
  );
}
