import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line, Ring, Statistic } from '@/components/illustrations/kit/marks';
import { type Point, polyline } from '@/lib/illustrations/path';

type Content = FigureOf<'forecast'>;

type Layout = {
  width: number;
  /** Where the axis of time begins and ends. */
  from: number;
  to: number;
  base: number;
  /** Height of one percent. */
  unit: number;
  accuracy: { x: number; y: number; size: number };
  narrow?: true;
};
const wide: Layout = {
  width: 1280,
  from: 48,
  to: 1240,
  base: 372,
  unit: 2.9,
  accuracy: { x: 760, y: 340, size: 88 },
};
const narrow: Layout = {
  width: 350,
  from: 30,
  to: 342,
  base: 300,
  unit: 2.1,
  accuracy: { x: 196, y: 268, size: 56 },
  narrow: true,
};

/** Sales in ink until today; from there the forecast in ember, the old plan in gray, and rings for what sold. */
export const Forecast = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ height: 408, content: <Drawing {...figure} at={wide} /> }}
    narrow={{ height: 334, content: <Drawing {...figure} at={narrow} /> }}
  />
);

function Drawing({ at, soldPoints, forecastPoints, planPoints, ...words }: Content & { at: Layout }) {
  const past = soldPoints.length - forecastPoints.length;
  const y = (value: number) => at.base - value * at.unit;
  const place = (value: number, index: number): Point => [
    at.from + (index * (at.to - at.from)) / (soldPoints.length - 1),
    y(value),
  ];
  const ahead = (values: readonly number[]) => values.map((value, index) => place(value, past + index));
  const known = soldPoints.slice(0, past).map(place);
  const now = known.at(-1) ?? place(0, 0);
  const sold = ahead(soldPoints.slice(past));
  const plan = ahead(planPoints);
  const forecast = ahead(forecastPoints);
  const [climbX, climbY] = forecast[3] ?? now;
  const [slowX, slowY] = plan[4] ?? now;
  const [soldX, soldY] = sold[9] ?? now;
  const { accuracy } = at;
  const axis = at.base + 28;
  return (
    <>
      <Label x={0} y={18} voice="strong" text={words.measure} />
      {[0, 50, 100].map((value) => (
        <g key={value}>
          <Line tone="rule" d={`M${at.from} ${y(value)}H${at.width}`} />
          <Label x={at.from - 8} y={y(value) + 5} anchor="end" text={value} />
        </g>
      ))}
      <Line tone="limit" d={`M${now[0]} 44V${at.base}`} />
      <Line tone="before" d={polyline([now, ...plan])} strokeLinejoin="round" />
      <Line tone="ink" d={polyline(known)} strokeLinejoin="round" />
      <Line d={polyline([now, ...forecast])} strokeLinecap="round" strokeLinejoin="round" />
      {sold.map(([px, py]) => (
        <Ring key={px} x={px} y={py} r={at.narrow ? 3 : 4.5} stroke="var(--ink)" />
      ))}
      <Dot x={now[0]} y={now[1]} r={at.narrow ? 5 : 7} />
      {at.narrow ? (
        <>
          <Label x={now[0] + 8} y={climbY - 12} voice="ember" text={words.forecast} />
          <Label x={at.to} y={climbY - 30} anchor="end" text={words.plan} />
          <Label x={accuracy.x} y={accuracy.y + 22} voice="strong" text={words.accuracy.label} />
        </>
      ) : (
        <>
          <Label x={climbX - 14} y={climbY - 12} anchor="end" voice="ember" text={words.forecast} />
          <Label x={slowX} y={slowY + 28} anchor="middle" text={words.plan} />
          <Label x={accuracy.x + 134} y={accuracy.y} size={17} voice="strong" text={words.accuracy.label} />
        </>
      )}
      <Label x={soldX} y={soldY + 30} anchor="middle" over text={words.sold} />
      <Statistic {...accuracy} text={words.accuracy.value} />
      <Label x={at.from} y={axis} text={`${words.unit} 1`} />
      <Label x={now[0]} y={axis} anchor="middle" voice="strong" text={words.today} />
      <Label x={at.to} y={axis} anchor="end" text={`${words.unit} ${soldPoints.length}`} />
    </>
  );
}
