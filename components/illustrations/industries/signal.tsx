import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { type Point, polyline } from '@/lib/illustrations/path';
import { signalPoints } from '@/lib/illustrations/signal';

type Content = Extract<HeroFigure, { kind: 'signal' }>;

/** Where a drawing puts its parts, in its own units. */
type Places = {
  width: number;
  middle: number;
  range: number;
  alert: number;
  failure: number;
  bracket: number;
  step: number;
  size: number;
  words: number;
  short: boolean;
};

const wide: Places = {
  width: 1280,
  middle: 160,
  range: 52,
  alert: 660,
  failure: 1150,
  bracket: 338,
  step: 6.5,
  size: 13,
  words: 15,
  short: false,
};
const narrow: Places = {
  width: 350,
  middle: 104,
  range: 38,
  alert: 176,
  failure: 312,
  bracket: 222,
  step: 4.5,
  size: 9,
  words: 14,
  short: true,
};

/** A machine's signal, even until the alert; gray what would have come, ember what came after the repair. */
export function Signal({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      wide={{ width: 1280, height: 376, content: <Drawing figure={figure} at={wide} /> }}
      narrow={{ width: 350, height: 252, content: <Drawing figure={figure} at={narrow} /> }}
    />
  );
}

function Drawing({ figure, at }: { figure: Content; at: Places }) {
  const { measure, normal, alert, alertShort, lead, end } = figure;
  const line = { step: at.step, middle: at.middle, size: at.size };
  const before = signalPoints({ ...line, from: 0, to: at.alert });
  const without = signalPoints({ ...line, from: at.alert, to: at.failure, growth: 8.4 });
  const after = signalPoints({ ...line, from: at.alert, to: at.width });
  const start: Point = [at.alert, at.middle];
  return (
    <>
      {[at.middle - at.range, at.middle + at.range].map((y) => (
        <path key={y} d={`M0 ${y}H${at.width}`} stroke="var(--rule)" />
      ))}
      <Label x={0} y={at.middle - at.range - 12} size={at.words}>
        {normal}
      </Label>
      {[at.alert, at.failure].map((x) => (
        <path key={x} d={`M${x} 0V${at.bracket - 8}`} stroke="var(--before)" strokeDasharray="2 4" />
      ))}
      <path d={polyline([...before, start])} stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
      <path d={polyline([start, ...without])} stroke="var(--before)" strokeWidth="2" strokeLinejoin="round" />
      <path d={polyline([start, ...after])} stroke="var(--lane)" strokeWidth="3" strokeLinejoin="round" />
      <Dot x={at.alert} y={at.middle} />
      <path d={`M${at.alert} ${at.bracket}H${at.failure}`} stroke="var(--lane)" strokeWidth="3" />
      <Ring x={at.alert} y={at.bracket} lit />
      <Ring x={at.failure} y={at.bracket} lit />
      <Label
        x={(at.alert + at.failure) / 2}
        y={at.bracket - 12}
        size={at.words}
        anchor="middle"
        voice="strong"
      >
        {lead}
      </Label>
      {!at.short && (
        <Label x={0} y={at.bracket + 28} size={at.words}>
          {measure}
        </Label>
      )}
      <Label x={at.alert} y={at.bracket + 28} size={at.words} anchor="middle" voice="strong">
        {at.short ? alertShort : alert}
      </Label>
      <Label
        x={at.short ? at.width : at.failure}
        y={at.bracket + 28}
        size={at.words}
        anchor={at.short ? 'end' : 'middle'}
      >
        {end}
      </Label>
    </>
  );
}
