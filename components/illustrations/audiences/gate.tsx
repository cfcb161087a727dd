import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';

type Content = Extract<HeroFigure, { kind: 'gate' }>;

/** Attempts branch off the running product; one passes the test, goes above and comes back into the product. */
export function Gate({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={312}
      wide={{ width: 1280, height: 352, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 520, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure: { base, passes, stopped, gate, stops, next, end } }: { figure: Content }) {
  const tries = [144, 216] as const;
  return (
    <>
      <path d="M120 312H1250" stroke="var(--before)" strokeWidth="2" />
      <Label x={0} y={342}>
        {base}
      </Label>
      <path d="M560 28V268" stroke="var(--before)" strokeDasharray="2 4" />
      <Label x={560} y={16} anchor="middle" voice="strong">
        {gate}
      </Label>
      {tries.map((y, index) => (
        <g key={y}>
          <path d={`M184 ${y}H540M540 ${y - 10}v20`} stroke="var(--before)" strokeWidth="2" />
          <Label x={216} y={y - 14}>
            {stopped[index] ?? ''}
          </Label>
        </g>
      ))}
      <Label x={584} y={184}>
        {stops}
      </Label>
      <path
        d={lanePath(
          [
            [0, 312],
            [184, 312],
            [184, 72],
            [1120, 72],
            [1120, 312],
            [1250, 312],
          ],
          24,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Ring x={120} y={312} lit r={9} />
      <Label x={216} y={56} voice="strong">
        {passes}
      </Label>
      <Dot x={560} y={72} r={6} />
      <Ring x={860} y={72} lit r={9} />
      <Label x={860} y={48} anchor="middle" voice="strong">
        {next}
      </Label>
      <Dot x={1252} y={312} r={8} />
      <Label x={1262} y={344} anchor="end" voice="strong">
        {end}
      </Label>
    </>
  );
}

/** The product runs down on the left; attempts stand beside each other and stop at the test. */
function Narrow({ figure: { base, passes, stopped, gate, stops, next, end } }: { figure: Content }) {
  const test = 190;
  return (
    <>
      <path d="M12 30V500" stroke="var(--before)" strokeWidth="2" />
      <Label x={26} y={18} size={14}>
        {base}
      </Label>
      <path d={`M28 ${test}H350`} stroke="var(--before)" strokeDasharray="2 4" />
      <Label x={350} y={test + 22} size={14} anchor="end" voice="strong">
        {gate}
      </Label>
      {stopped.map((name, index) => {
        const x = 96 + index * 118;
        return (
          <g key={name}>
            <path
              d={`M${x} 60V${test - 12}M${x - 8} ${test - 12}h16`}
              stroke="var(--before)"
              strokeWidth="2"
            />
            <Label x={x + 10} y={118} size={14}>
              {name}
            </Label>
          </g>
        );
      })}
      <Label x={350} y={test + 44} size={14} anchor="end">
        {stops}
      </Label>
      <path d="M40 60H214" stroke="var(--before)" strokeWidth="2" />
      <path
        d={lanePath(
          [
            [12, 30],
            [12, 60],
            [56, 60],
            [56, 400],
            [12, 400],
            [12, 492],
          ],
          14,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Ring x={12} y={30} lit r={8} />
      <Dot x={56} y={test} r={6} />
      <Label x={76} y={test + 78} size={14} voice="strong">
        {passes}
      </Label>
      <Ring x={56} y={330} lit r={8} />
      <Label x={76} y={335} size={14} voice="strong">
        {next}
      </Label>
      <Dot x={12} y={494} r={8} />
      <Label x={32} y={499} size={14} voice="strong">
        {end}
      </Label>
    </>
  );
}
