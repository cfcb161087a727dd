import { FigureFrame } from '@/components/illustrations/hero/illustration-frame';
import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import type { HeroFigure } from '@/content/landing-page/schema';
import { lanePath } from '@/lib/illustrations/path';
import { AnswerNarrow } from './answer-narrow';

export type AnswerContent = Extract<HeroFigure, { kind: 'answer' }>;

/** A question that is answered at once from its source, beside the long way it took before. */
export function Answer({ figure }: { figure: AnswerContent }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={150}
      wide={{ width: 1280, height: 404, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 442, content: <AnswerNarrow figure={figure} /> }}
    />
  );
}

function Wide({ figure }: { figure: AnswerContent }) {
  const { lanes, asked, answered, source, passed, person, before, times } = figure;
  const rows = [150, 240, 330];
  const columns = [220, 640, 960];
  return (
    <>
      {[100, 195, 285, 366].map((y) => (
        <path key={y} d={`M0 ${y}H1280`} stroke="var(--rule)" />
      ))}
      {columns.map((x, index) => (
        <g key={x}>
          {index > 0 && <path d={`M${x} 24V366`} stroke="var(--before)" strokeDasharray="2 4" />}
          <Label x={x + (index === 0 ? 0 : 14)} y={396}>
            {times[index] ?? ''}
          </Label>
        </g>
      ))}
      <path d="M220 60H1180" stroke="var(--before)" strokeWidth="2" />
      <Ring x={220} y={60} />
      <Ring x={1180} y={60} />
      <Label x={220} y={40}>
        {asked}
      </Label>
      <Label x={1186} y={40} anchor="end">
        {before}
      </Label>
      {lanes.map((name, index) => (
        <Label key={name} x={0} y={(rows[index] ?? 0) + (index === 0 ? -18 : 5)}>
          {name}
        </Label>
      ))}
      <path
        d={lanePath(
          [
            [370, 240],
            [690, 240],
            [690, 330],
            [740, 330],
          ],
          10,
        )}
        stroke="var(--before)"
        strokeWidth="2"
      />
      <path
        d={lanePath(
          [
            [0, 150],
            [290, 150],
            [290, 240],
            [410, 240],
            [410, 150],
            [470, 150],
          ],
          10,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Dot x={220} y={150} r={5} />
      <Label x={220} y={132} voice="strong">
        {asked}
      </Label>
      <Dot x={350} y={240} r={5} />
      <Label x={350} y={270} anchor="middle">
        {source}
      </Label>
      <Dot x={470} y={150} />
      <Label x={490} y={155} voice="strong">
        {answered}
      </Label>
      <Label x={440} y={228}>
        {passed}
      </Label>
      <Ring x={746} y={330} r={9} />
      <Label x={770} y={335} voice="strong">
        {person}
      </Label>
    </>
  );
}
