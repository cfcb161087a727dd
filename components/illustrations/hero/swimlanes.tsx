import { lanePath, type Point } from '@/lib/illustrations/path';
import { FigureFrame } from './illustration-frame';
import { Dot, Label, Ring } from './marks';
import { type SwimlanesContent, stepCorners } from './step-corners';
import { SwimlanesNarrow } from './swimlanes-narrow';

const ROW = 54;
const LEFT = 170;
const RIGHT = 1260;
const time = (at: number) => LEFT + (at * (RIGHT - LEFT)) / 100;

/** The same work before and after, on lanes by who does it and one scale of time. */
export function Swimlanes({ figure }: { figure: SwimlanesContent }) {
  const rows = figure.before.lanes.length * ROW;
  const after = 24 + rows + 86;
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={after + 44}
      wide={{
        width: 1280,
        height: after + 152,
        content: (
          <>
            <Before figure={figure} />
            <After figure={figure} top={after} />
          </>
        ),
      }}
      narrow={{ width: 350, height: 640, content: <SwimlanesNarrow figure={figure} /> }}
    />
  );
}

function Before({ figure: { before } }: { figure: SwimlanesContent }) {
  const places = before.steps.map(({ at, lane }): Point => [time(at), 24 + (lane - 0.5) * ROW]);
  const last = before.steps.length - 1;
  return (
    <>
      <Label x={0} y={8} voice="strong">
        Before
      </Label>
      <Label x={LEFT} y={8}>
        {before.summary}
      </Label>
      <path d="M0 24H1280" stroke="var(--rule)" />
      {before.lanes.map((name, index) => (
        <g key={name}>
          <Label x={0} y={24 + index * ROW + 32}>
            {name}
          </Label>
          <path d={`M0 ${24 + (index + 1) * ROW}H1280`} stroke="var(--rule)" />
        </g>
      ))}
      <path d={lanePath(stepCorners(places), 10)} stroke="var(--before)" strokeWidth="2" />
      {before.steps.map(({ label, at, lane }, index) => {
        const y = 24 + (lane - 0.5) * ROW;
        return (
          <g key={`${label} ${at}`}>
            <Ring x={time(at)} y={y} />
            <Label x={time(at)} y={y - 12} anchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}>
              {label}
            </Label>
          </g>
        );
      })}
    </>
  );
}

function After({ figure: { after, saved }, top }: { figure: SwimlanesContent; top: number }) {
  // The software's row is higher, so that its name stands above the lane that comes from the rail.
  const rows = [top + 44, top + 68 + ROW / 2];
  const places = after.steps.map(({ at, lane }): Point => [time(at), rows[lane - 1] ?? top]);
  const end = places.at(-1)?.[0] ?? LEFT;
  return (
    <>
      <Label x={0} y={top - 16} voice="ember">
        After
      </Label>
      <Label x={LEFT} y={top - 16}>
        {after.summary}
      </Label>
      <rect x={end} y={top} width={1280 - end} height={68 + ROW} fill="var(--tint)" />
      <path d={`M0 ${top}H1280M0 ${top + 68}H${end}M0 ${top + 68 + ROW}H1280`} stroke="var(--rule)" />
      <Label x={0} y={top + 28}>
        {after.lanes[0] ?? ''}
      </Label>
      <Label x={0} y={top + 68 + 32}>
        {after.lanes[1] ?? ''}
      </Label>
      <path
        d={lanePath([[0, rows[0] ?? top], ...stepCorners(places)], 10)}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      {after.steps.map(({ label, lane }, index) => {
        const [x, y] = places[index] ?? [0, 0];
        return (
          <g key={label}>
            {lane === 2 ? <Ring x={x} y={y} lit r={9} /> : <Dot x={x} y={y} r={index === 0 ? 6 : 8} />}
            {lane === 2 ? (
              <Label x={(x + (places[index - 1]?.[0] ?? x)) / 2 - 12} y={y + 5} anchor="end" voice="strong">
                {label}
              </Label>
            ) : (
              <Label
                x={index === 0 ? x : x - 12}
                y={y - 15}
                anchor={index === 0 ? 'middle' : 'end'}
                voice="strong"
              >
                {label}
              </Label>
            )}
          </g>
        );
      })}
      <text
        x={end + 38}
        y={top + 92}
        fontSize="88"
        fontWeight="500"
        letterSpacing="-2"
        fill="var(--ink)"
        className="[font-stretch:75%]"
      >
        {saved.value}
      </text>
      <Label x={end + 204} y={top + 63} size={16} voice="strong">
        {saved.label}
      </Label>
      <Label x={end + 204} y={top + 86}>
        {saved.says}
      </Label>
      <Label x={RIGHT} y={top + 68 + ROW + 24} anchor="end">
        Time, same scale for both
      </Label>
    </>
  );
}
