import { lanePath, type Point } from '@/lib/illustrations/path';
import { Dot, Label, Ring } from './marks';
import { type SwimlanesContent, stepCorners } from './step-corners';

const TOP = 92;
const BOTTOM = 604;
const time = (at: number) => TOP + (at * (BOTTOM - TOP)) / 100;
const beforeX = (lane: number) => 34 + (lane - 1) * 50;
const afterX = (lane: number) => 258 + (lane - 1) * 56;
const turn = ([x, y]: Point): Point => [y, x];

/** Time runs down; names of lanes take turns on two lines, so that they fit side by side. */
export function SwimlanesNarrow({ figure: { before, after, saved } }: { figure: SwimlanesContent }) {
  const slow = before.steps.map(({ at, lane }): Point => [beforeX(lane), time(at)]);
  const quick = after.steps.map(({ at, lane }): Point => [afterX(lane), time(at)]);
  const end = quick.at(-1)?.[1] ?? TOP;
  const corners = (places: Point[]) => stepCorners(places.map(turn)).map(turn);
  return (
    <>
      <Label x={0} y={14} size={14} voice="strong">
        Before
      </Label>
      <Label x={224} y={14} size={14} voice="ember">
        After
      </Label>
      {before.lanes.map((name, index) => (
        <g key={name}>
          <Label x={beforeX(index + 1)} y={index % 2 ? 66 : 46} size={14} anchor="middle">
            {name}
          </Label>
          <path d={`M${beforeX(index + 1)} 76V${BOTTOM}`} stroke="var(--rule)" />
        </g>
      ))}
      {after.lanes.map((name, index) => (
        <g key={name}>
          <Label x={afterX(index + 1)} y={index % 2 ? 66 : 46} size={14} anchor="middle">
            {name}
          </Label>
          <path d={`M${afterX(index + 1)} 76V${end}`} stroke="var(--rule)" />
        </g>
      ))}
      <rect x="224" y={end} width="126" height={BOTTOM - end} fill="var(--tint)" />
      <path d={lanePath(corners(slow), 10)} stroke="var(--before)" strokeWidth="2" />
      {slow.map(([x, y]) => (
        <Ring key={y} x={x} y={y} />
      ))}
      <path d={lanePath(corners(quick), 10)} stroke="var(--lane)" strokeWidth="3" />
      {after.steps.map(({ label, lane }, index) => {
        const [x, y] = quick[index] ?? [0, 0];
        return lane === 2 ? (
          <Ring key={label} x={x} y={y} lit r={8} />
        ) : (
          <Dot key={label} x={x} y={y} r={index === 0 ? 6 : 7} />
        );
      })}
      <text
        x="238"
        y={end + 100}
        fontSize="70"
        fontWeight="500"
        letterSpacing="-2"
        fill="var(--ink)"
        className="[font-stretch:75%]"
      >
        {saved.value}
      </text>
      {saved.label.split(' ').map((word, index) => (
        <Label key={word} x={240} y={end + 132 + index * 20} voice="strong">
          {word}
        </Label>
      ))}
      <Label x={0} y={BOTTOM + 28} size={14}>
        Time runs down, same scale
      </Label>
    </>
  );
}
