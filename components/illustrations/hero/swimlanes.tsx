import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring, Statistic } from '@/components/illustrations/kit/marks';
import { partOf } from '@/lib/content/text-marks';
import { lanePath, type Point } from '@/lib/illustrations/path';

type Content = FigureOf<'swimlanes'>;

const ROW = 54;
const LEFT = 170;
const RIGHT = 1260;

/** The same work before and after, on lanes by who does it and one scale of time. */
export function Swimlanes({ figure }: { figure: Content }) {
  const after = 110 + figure.before.lanes.length * ROW;
  return (
    <HeroFrame
      figure={figure}
      wide={{
        joinsAt: after + 44,
        height: after + 152,
        content: (
          <>
            <Before {...figure} />
            <After {...figure} top={after} />
          </>
        ),
      }}
      narrow={{ height: 640, content: <Narrow {...figure} /> }}
    />
  );
}

/** From one step to the next the lane changes halfway between them in time, which runs to the right. */
function stepCorners(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], index): Point[] => {
    const next = places[index + 1];
    if (!next || next[1] === y) return [[x, y]];
    const middle = (x + next[0]) / 2;
    return [
      [x, y],
      [middle, y],
      [middle, next[1]],
    ];
  });
}

const timeX = (at: number) => LEFT + (at * (RIGHT - LEFT)) / 100;

function Before({ before }: Content) {
  const places = before.steps.map(({ at, lane }): Point => [timeX(at), 24 + (lane - 0.5) * ROW]);
  const last = before.steps.length - 1;
  return (
    <>
      <Label x={0} y={8} voice="strong" text="Before" />
      <Label x={LEFT} y={8} text={before.summary} />
      <Line tone="rule" d="M0 24H1280" />
      {before.lanes.map((name, index) => (
        <g key={name}>
          <Label x={0} y={56 + index * ROW} text={name} />
          <Line tone="rule" d={`M0 ${78 + index * ROW}H1280`} />
        </g>
      ))}
      <Line tone="before" d={lanePath(stepCorners(places), 10)} />
      {places.map(([x, y], index) => (
        <g key={x}>
          <Ring x={x} y={y} />
          <Label
            x={x}
            y={y - 12}
            anchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            text={before.steps[index]?.label}
          />
        </g>
      ))}
    </>
  );
}

function After({ after, saved, top }: Content & { top: number }) {
  // The software's row is higher, so that its name stands above the lane that comes from the rail.
  const rows = [top + 44, top + 95];
  const places = after.steps.map(({ at, lane }): Point => [timeX(at), rows[lane - 1] ?? top]);
  const end = places.at(-1)?.[0] ?? LEFT;
  return (
    <>
      <Label x={0} y={top - 16} voice="ember" text="After" />
      <Label x={LEFT} y={top - 16} text={after.summary} />
      <rect x={end} y={top} width={1280 - end} height={122} fill="var(--tint)" />
      <Line tone="rule" d={`M0 ${top}H1280M0 ${top + 68}H${end}M0 ${top + 122}H1280`} />
      <Label x={0} y={top + 28} text={after.lanes[0]} />
      <Label x={0} y={top + 100} text={after.lanes[1]} />
      <Line d={lanePath([[0, top + 44], ...stepCorners(places)], 10)} />
      {after.steps.map(({ label, lane }, index) => {
        const [x, y] = places[index] ?? [0, 0];
        const before = places[index - 1]?.[0] ?? x;
        return lane === 2 ? (
          <g key={label}>
            <Ring x={x} y={y} lit r={9} />
            <Label x={(x + before) / 2 - 12} y={y + 5} anchor="end" voice="strong" text={label} />
          </g>
        ) : (
          <g key={label}>
            <Dot x={x} y={y} r={index === 0 ? 6 : 8} />
            <Label
              x={index === 0 ? x : x - 12}
              y={y - 15}
              anchor={index === 0 ? 'middle' : 'end'}
              voice="strong"
              text={label}
            />
          </g>
        );
      })}
      <Statistic x={end + 38} y={top + 92} size={88} spacing={-2} text={saved.value} />
      <Label x={end + 204} y={top + 63} size={16} voice="strong" text={saved.label} />
      <Label x={end + 204} y={top + 86} text={saved.says} />
      <Label x={RIGHT} y={top + 146} anchor="end" text="Time, same scale for both" />
    </>
  );
}

/** Time runs down; names of lanes take turns on two lines, so that they fit side by side. */
function Narrow({ before, after, saved }: Content) {
  const timeY = (at: number) => 92 + at * 5.12;
  const beforeX = (lane: number) => 34 + (lane - 1) * 50;
  const afterX = (lane: number) => 258 + (lane - 1) * 56;
  const slow = before.steps.map(({ at, lane }): Point => [beforeX(lane), timeY(at)]);
  const quick = after.steps.map(({ at, lane }): Point => [afterX(lane), timeY(at)]);
  const end = quick.at(-1)?.[1] ?? 92;
  const turned = ([x, y]: Point): Point => [y, x];
  const lane = (places: Point[]) => lanePath(stepCorners(places.map(turned)).map(turned), 10);
  const names = (lanes: readonly string[], x: (lane: number) => number, bottom: number) =>
    lanes.map((name, index) => (
      <g key={name}>
        <Label x={x(index + 1)} y={index % 2 ? 66 : 46} anchor="middle" text={name} />
        <Line tone="rule" d={`M${x(index + 1)} 76V${bottom}`} />
      </g>
    ));
  return (
    <>
      <Label x={0} y={14} voice="strong" text="Before" />
      <Label x={224} y={14} voice="ember" text="After" />
      {names(before.lanes, beforeX, 604)}
      {names(after.lanes, afterX, end)}
      <rect x="224" y={end} width="126" height={604 - end} fill="var(--tint)" />
      <Line tone="before" d={lane(slow)} />
      {slow.map(([x, y]) => (
        <Ring key={y} x={x} y={y} />
      ))}
      <Line d={lane(quick)} />
      {quick.map(([x, y], index) =>
        after.steps[index]?.lane === 2 ? (
          <Ring key={y} x={x} y={y} lit r={8} />
        ) : (
          <Dot key={y} x={x} y={y} r={index === 0 ? 6 : 7} />
        ),
      )}
      <Statistic x={238} y={end + 100} size={70} spacing={-2} text={saved.value} />
      {saved.label.split(' ').map((word, index) => (
        <Label
          key={word}
          x={240}
          y={end + 132 + index * 20}
          size={15}
          voice="strong"
          text={partOf(saved.label, word)}
        />
      ))}
      <Label x={0} y={632} text="Time runs down, same scale" />
    </>
  );
}
