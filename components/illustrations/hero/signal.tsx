import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';
import { type Point, polyline } from '@/lib/illustrations/path';
import { signalPoints } from '@/lib/illustrations/signal';

type Content = FigureOf<'signal'>;

type Layout = {
  width: number;
  /** Middle line of the signal, and half the height of its normal range. */
  middle: number;
  range: number;
  alert: number;
  failure: number;
  /** Height of the line that measures the time between the two. */
  bracket: number;
  step: number;
  size: number;
  /** True where only the short words fit. */
  short?: true;
};
const wide: Layout = {
  width: 1280,
  middle: 160,
  range: 52,
  alert: 660,
  failure: 1150,
  bracket: 338,
  step: 6.5,
  size: 13,
};
const narrow: Layout = {
  width: 350,
  middle: 104,
  range: 38,
  alert: 176,
  failure: 312,
  bracket: 222,
  step: 4.5,
  size: 9,
  short: true,
};

/** A machine's signal, even until the alert; gray what would have come, ember what came after the repair. */
export const Signal = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ height: 376, content: <Drawing {...figure} at={wide} /> }}
    narrow={{ height: 252, content: <Drawing {...figure} at={narrow} /> }}
  />
);

function Drawing({ measure, normal, alert, alertShort, lead, end, at }: Content & { at: Layout }) {
  const { step, middle, size, short, bracket } = at;
  const words = bracket + 28;
  const start: Point = [at.alert, middle];
  const signal = (from: number, to: number, growth = 1) =>
    signalPoints({ step, middle, size, from, to, growth });
  return (
    <g strokeLinejoin="round">
      {[middle - at.range, middle + at.range].map((y) => (
        <Line key={y} tone="rule" d={`M0 ${y}H${at.width}`} />
      ))}
      <Label x={0} y={middle - at.range - 12} text={normal} />
      {[at.alert, at.failure].map((x) => (
        <Line key={x} tone="limit" d={`M${x} 0V${bracket - 8}`} />
      ))}
      <Line tone="ink" d={polyline([...signal(0, at.alert), start])} />
      <Line tone="before" d={polyline([start, ...signal(at.alert, at.failure, 8.4)])} />
      <Line d={polyline([start, ...signal(at.alert, at.width)])} />
      <Dot x={at.alert} y={middle} />
      <Line d={`M${at.alert} ${bracket}H${at.failure}`} />
      <Ring x={at.alert} y={bracket} lit />
      <Ring x={at.failure} y={bracket} lit />
      <Label x={(at.alert + at.failure) / 2} y={bracket - 12} anchor="middle" voice="strong" text={lead} />
      {!short && <Label x={0} y={words} text={measure} />}
      <Label x={at.alert} y={words} anchor="middle" voice="strong" text={short ? alertShort : alert} />
      <Label x={short ? at.width : at.failure} y={words} anchor={short ? 'end' : 'middle'} text={end} />
    </g>
  );
}
