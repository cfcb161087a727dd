import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';

type Content = Extract<HeroFigure, { kind: 'merge' }>;

const middle = 136;
const rows = [48, middle, 224];

/** Three lanes meet where a person checks, and go on as one. */
export function Merge({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      wide={{ width: 1280, height: 234, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 404, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure: { sources, check, shared, end } }: { figure: Content }) {
  return (
    <>
      {rows.map((y, index) => (
        <g key={y}>
          <path
            d={lanePath(
              [
                [8, y],
                [400, y],
                [400, middle],
              ],
              24,
            )}
            stroke="var(--before)"
            strokeWidth="2"
          />
          <Ring x={8} y={y} />
          <Label x={2} y={y - 20}>
            {sources[index] ?? ''}
          </Label>
        </g>
      ))}
      <path d={`M400 ${middle}H1250`} stroke="var(--lane)" strokeWidth="3" />
      <Ring x={400} y={middle} lit r={10} />
      <Label x={424} y={middle + 34} voice="strong">
        {check}
      </Label>
      <Label x={840} y={middle - 22} anchor="middle">
        {shared}
      </Label>
      <Dot x={1252} y={middle} r={8} />
      <Label x={1262} y={middle - 22} anchor="end" voice="strong">
        {end}
      </Label>
    </>
  );
}

/** The lanes run down, so that each has room for its name. */
function Narrow({ figure: { sources, check, shared, end } }: { figure: Content }) {
  const meet = 220;
  return (
    <>
      {sources.map((source, index) => {
        const x = 12 + index * 52;
        return (
          <g key={source}>
            <path
              d={lanePath(
                [
                  [x, 20 + index * 44],
                  [x, meet],
                  [64, meet],
                ],
                16,
              )}
              stroke="var(--before)"
              strokeWidth="2"
            />
            <Ring x={x} y={20 + index * 44} />
            <Label x={x + 18} y={25 + index * 44} size={14}>
              {source}
            </Label>
          </g>
        );
      })}
      <path d={`M64 ${meet}V376`} stroke="var(--lane)" strokeWidth="3" />
      <Ring x={64} y={meet} lit r={9} />
      <Label x={140} y={meet + 5} size={14} voice="strong">
        {check}
      </Label>
      <Label x={86} y={300} size={14}>
        {shared}
      </Label>
      <Dot x={64} y={380} r={8} />
      <Label x={86} y={385} size={14} voice="strong">
        {end}
      </Label>
    </>
  );
}
