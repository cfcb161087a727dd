import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label } from '@/components/illustrations/hero/marks';
import { Stated } from '@/components/illustrations/hero/stated';
import type { HeroFigure } from '@/content/landing-page/schema';
import { type Point, polyline } from '@/lib/illustrations/path';

type Content = Extract<HeroFigure, { kind: 'forecast' }>;

type Places = {
  width: number;
  from: number;
  to: number;
  base: number;
  unit: number;
  words: number;
  stated: { x: number; y: number; size: number };
  narrow: boolean;
};

const wide: Places = {
  width: 1280,
  from: 48,
  to: 1240,
  base: 372,
  unit: 2.9,
  words: 15,
  stated: { x: 760, y: 340, size: 88 },
  narrow: false,
};
const narrow: Places = {
  width: 350,
  from: 30,
  to: 342,
  base: 300,
  unit: 2.1,
  words: 14,
  stated: { x: 196, y: 268, size: 56 },
  narrow: true,
};

/** Sales in ink until today; from there the forecast in ember, the old plan in gray, and rings for what sold. */
export function Forecast({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      wide={{ width: 1280, height: 408, content: <Drawing figure={figure} at={wide} /> }}
      narrow={{ width: 350, height: 334, content: <Drawing figure={figure} at={narrow} /> }}
    />
  );
}

function Drawing({ figure, at }: { figure: Content; at: Places }) {
  const { measure, unit, today, forecast, plan, sold, accuracy, soldPoints, forecastPoints, planPoints } =
    figure;
  const past = soldPoints.length - forecastPoints.length;
  const place = (value: number, index: number): Point => [
    at.from + (index * (at.to - at.from)) / (soldPoints.length - 1),
    at.base - value * at.unit,
  ];
  const known = soldPoints.slice(0, past).map(place);
  const now = known.at(-1) ?? place(0, 0);
  const ahead = (values: readonly number[]) => values.map((value, index) => place(value, past + index));
  const actual = ahead(soldPoints.slice(past));
  const planned = ahead(planPoints);
  const predicted = ahead(forecastPoints);
  const climb = predicted[3] ?? now;
  const slow = planned[4] ?? now;
  const named = actual[9] ?? now;
  return (
    <>
      <Label x={0} y={18} size={at.words} voice="strong">
        {measure}
      </Label>
      {[0, 50, 100].map((value) => (
        <g key={value}>
          <path d={`M${at.from} ${at.base - value * at.unit}H${at.width}`} stroke="var(--rule)" />
          <Label x={at.from - 8} y={at.base - value * at.unit + 5} size={at.words} anchor="end">
            {String(value)}
          </Label>
        </g>
      ))}
      <path d={`M${now[0]} 44V${at.base}`} stroke="var(--before)" strokeDasharray="2 4" />
      <path d={polyline([now, ...planned])} stroke="var(--before)" strokeWidth="2" strokeLinejoin="round" />
      <path d={polyline(known)} stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
      <path
        d={polyline([now, ...predicted])}
        stroke="var(--lane)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {actual.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={at.narrow ? 3 : 4.5}
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      ))}
      <Dot x={now[0]} y={now[1]} r={at.narrow ? 5 : 7} />
      <Label
        x={at.narrow ? now[0] + 8 : climb[0] - 14}
        y={climb[1] - 12}
        size={at.words}
        anchor={at.narrow ? 'start' : 'end'}
        voice="ember"
      >
        {forecast}
      </Label>
      <Label
        x={at.narrow ? at.to : slow[0]}
        y={at.narrow ? climb[1] - 30 : slow[1] + 28}
        size={at.words}
        anchor={at.narrow ? 'end' : 'middle'}
      >
        {plan}
      </Label>
      <Label x={named[0]} y={named[1] + 30} size={at.words} anchor="middle" over>
        {sold}
      </Label>
      <Stated x={at.stated.x} y={at.stated.y} size={at.stated.size}>
        {accuracy.value}
      </Stated>
      <Label
        x={at.stated.x + (at.narrow ? 0 : 134)}
        y={at.stated.y + (at.narrow ? 22 : 0)}
        size={at.narrow ? 14 : 17}
        voice="strong"
      >
        {accuracy.label}
      </Label>
      <Label x={at.from} y={at.base + 28} size={at.words}>
        {`${unit} 1`}
      </Label>
      <Label x={now[0]} y={at.base + 28} size={at.words} anchor="middle" voice="strong">
        {today}
      </Label>
      <Label x={at.to} y={at.base + 28} size={at.words} anchor="end">
        {`${unit} ${soldPoints.length}`}
      </Label>
    </>
  );
}
