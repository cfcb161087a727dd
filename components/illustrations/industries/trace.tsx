import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import { Stated } from '@/components/illustrations/hero/stated';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';
import { TraceNarrow } from './trace-narrow';

export type TraceContent = Extract<HeroFigure, { kind: 'trace' }>;

const row = (index: number) => 92 + index * 80;
/** The line that is lit, and the one that goes to a person; the schema fixes their order. */
const LIT = 1;
const DOUBTFUL = 3;

/** From the lines of a document through values to a decision; the lit one can be followed back to its page. */
export function Trace({ figure }: { figure: TraceContent }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={row(LIT)}
      wide={{ width: 1280, height: 366, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 476, content: <TraceNarrow figure={figure} /> }}
    />
  );
}

function Wide({ figure: { heads, lines, decision, person, accuracy } }: { figure: TraceContent }) {
  return (
    <>
      <rect x="40" y="34" width="380" height="326" stroke="var(--edge)" strokeWidth="1.5" rx="2" />
      <Label x={40} y={16} voice="strong">
        {heads.source}
      </Label>
      <Label x={520} y={16} voice="strong">
        {heads.value}
      </Label>
      <Label x={960} y={16} voice="strong">
        {heads.decision}
      </Label>
      {lines.map(({ source, value }, index) => {
        const y = row(index);
        return (
          <g key={source}>
            <Label x={64} y={y - 14} voice={index === LIT ? 'strong' : 'plain'}>
              {source}
            </Label>
            <Label x={520} y={y - 14} voice={index === LIT ? 'strong' : 'plain'}>
              {value}
            </Label>
            {index !== LIT && (
              <path
                d={
                  index === DOUBTFUL
                    ? `M64 ${y}H960`
                    : lanePath(
                        [
                          [64, y],
                          [900, y],
                          [900, row(LIT)],
                        ],
                        24,
                      )
                }
                stroke="var(--before)"
                strokeWidth="2"
              />
            )}
          </g>
        );
      })}
      <path d={`M0 ${row(LIT)}H1264`} stroke="var(--lane)" strokeWidth="3" strokeLinecap="round" />
      {lines.map(({ source }, index) =>
        index === LIT ? (
          <Dot key={source} x={480} y={row(index)} r={5} />
        ) : (
          <Ring key={source} x={480} y={row(index)} />
        ),
      )}
      <Ring x={900} y={row(LIT)} lit r={9} />
      <Dot x={1264} y={row(LIT)} />
      <Label x={960} y={row(LIT) - 16} size={19} voice="strong">
        {decision}
      </Label>
      <Ring x={960} y={row(DOUBTFUL)} r={9} />
      <Label x={984} y={row(DOUBTFUL) + 6} size={19} voice="strong">
        {person}
      </Label>
      <Stated x={960} y={row(LIT) + 112} size={88}>
        {accuracy.value}
      </Stated>
      <Label x={1096} y={row(LIT) + 109} size={17} voice="strong">
        {accuracy.label}
      </Label>
    </>
  );
}
