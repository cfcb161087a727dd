import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';
import { Box } from './box';
import { FigureFrame } from './illustration-frame';
import { Label, Ring } from './marks';

type Content = Extract<HeroFigure, { kind: 'architecture' }>;

/** The path of a request is the lane; the loop that measures it is dashed. */
export function Architecture({ figure }: { figure: Content }) {
  const sources = figure.sources.items.length;
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={170}
      wide={{ width: 1280, height: 402, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 522 + sources * 46, content: <Narrow figure={figure} /> }}
    />
  );
}

/** The head of an arrow that points right or down at a place. */
function Arrow({ x, y, down = false }: { x: number; y: number; down?: boolean }) {
  const d = down
    ? `M${x - 9} ${y - 11}L${x} ${y - 2}L${x + 9} ${y - 11}`
    : `M${x - 11} ${y - 9}L${x - 2} ${y}L${x - 11} ${y + 9}`;
  return <path d={d} stroke="var(--lane)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />;
}

const lane = { stroke: 'var(--lane)', strokeWidth: 3 };
const loop = { stroke: 'var(--before)', strokeWidth: 2, strokeDasharray: '2 6' };

function Wide({ figure: { sources, retrieval, model, app, evaluation } }: { figure: Content }) {
  const middle = 170;
  const gap = 62;
  const first = middle - ((sources.items.length - 1) * gap) / 2;
  return (
    <>
      <Label x={64} y={first - 48} voice="strong">
        {sources.title}
      </Label>
      <path d={`M0 ${middle}H64`} {...lane} />
      {sources.items.map((item, index) => {
        const y = first + index * gap;
        return (
          <g key={item}>
            <path
              d={lanePath(
                [
                  [264, y],
                  [330, y],
                  [330, middle],
                  [354, middle],
                ],
                24,
              )}
              {...lane}
            />
            <rect
              x="64"
              y={y - 23}
              width="200"
              height="46"
              rx="4"
              fill="var(--raised)"
              stroke="var(--edge)"
              strokeWidth="1.5"
            />
            <Label x={164} y={y + 5} anchor="middle">
              {item}
            </Label>
          </g>
        );
      })}
      <path d={`M354 ${middle}H1060`} {...lane} />
      <Arrow x={420} y={middle} />
      <Arrow x={740} y={middle} />
      <Arrow x={1036} y={middle} />
      <path
        d={lanePath(
          [
            [1160, middle + 44],
            [1160, 360],
            [960, 360],
          ],
          24,
        )}
        {...loop}
      />
      <path
        d={lanePath(
          [
            [600, 360],
            [520, 360],
            [520, middle + 44],
          ],
          24,
        )}
        {...loop}
      />
      <path
        d={`M511 ${middle + 58}L520 ${middle + 48}L529 ${middle + 58}`}
        stroke="var(--before)"
        strokeWidth="2"
      />
      <Box x={420} y={middle - 44} width={220} height={88} {...retrieval} />
      <Box x={740} y={middle - 44} width={200} height={88} {...model} />
      <Box x={1036} y={middle - 44} width={244} height={88} {...app} lit />
      <Box x={600} y={320} width={360} height={80} {...evaluation} />
      <Ring x={1160} y={middle + 44} r={7} />
      <Label x={1176} y={300}>
        {evaluation.loop}
      </Label>
    </>
  );
}

function Narrow({ figure: { sources, retrieval, model, app, evaluation } }: { figure: Content }) {
  const top = 32;
  const after = top + sources.items.length * 46 + 38;
  const at = [after, after + 124, after + 248, after + 372];
  const [a = 0, b = 0, c = 0, d = 0] = at;
  return (
    <>
      <Label x={0} y={16} size={14} voice="strong">
        {sources.title}
      </Label>
      <path d={`M130 ${top + 10}V${c}`} {...lane} />
      {sources.items.map((item, index) => (
        <g key={item}>
          <rect
            x="0"
            y={top + index * 46}
            width="260"
            height="38"
            rx="4"
            fill="var(--raised)"
            stroke="var(--edge)"
            strokeWidth="1.5"
          />
          <Label x={130} y={top + index * 46 + 24} anchor="middle">
            {item}
          </Label>
        </g>
      ))}
      <path
        d={lanePath(
          [
            [260, c + 42],
            [330, c + 42],
            [330, d + 38],
            [260, d + 38],
          ],
          16,
        )}
        {...loop}
      />
      <path
        d={lanePath(
          [
            [300, d + 38],
            [300, a + 42],
            [268, a + 42],
          ],
          16,
        )}
        {...loop}
      />
      <path d={`M276 ${a + 34}L266 ${a + 42}L276 ${a + 50}`} stroke="var(--before)" strokeWidth="2" />
      <Box x={0} y={a} width={260} height={84} {...retrieval} />
      <Box x={0} y={b} width={260} height={84} {...model} />
      <Box x={0} y={c} width={260} height={84} {...app} lit />
      <Box x={0} y={d} width={260} height={76} words={14} {...evaluation} />
      <Arrow x={130} y={a} down />
      <Arrow x={130} y={b} down />
      <Arrow x={130} y={c} down />
      <Ring x={260} y={c + 42} r={6} />
    </>
  );
}
