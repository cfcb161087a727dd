import type { HeroFigure } from '@/content/schema';
import { lanePath } from '@/lib/figures/path';
import { FigureFrame } from '../hero/figure-frame';
import { Dot, Label, Ring } from '../hero/marks';

type Content = Extract<HeroFigure, { kind: 'answer' }>;

/** A question that is answered at once from its source, beside the long way it took before. */
export function Answer({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={150}
      wide={{ width: 1280, height: 404, content: <Wide figure={figure} /> }}
      narrow={{ width: 350, height: 476, content: <Narrow figure={figure} /> }}
    />
  );
}

function Wide({ figure }: { figure: Content }) {
  const { lanes, asked, answered, source, passed, person, before, times } = figure;
  const rows = [150, 240, 330];
  const columns = [150, 640, 960];
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

function Narrow({ figure }: { figure: Content }) {
  const { lanes, asked, answered, source, passed, person, before, times } = figure;
  const [student, desk, teacher] = [64, 176, 300];
  return (
    <>
      {[student, desk, teacher].map((x, index) => (
        <g key={x}>
          <Label x={x} y={16} size={14} anchor="middle">
            {lanes[index] ?? ''}
          </Label>
          <path d={`M${x} 28V412`} stroke="var(--rule)" />
        </g>
      ))}
      {[254, 370].map((y, index) => (
        <g key={y}>
          <path d={`M0 ${y}H350`} stroke="var(--before)" strokeDasharray="2 4" />
          <Label x={350} y={y + 20} size={14} anchor="end" over>
            {times[index + 1] ?? ''}
          </Label>
        </g>
      ))}
      <path d="M10 62V426" stroke="var(--before)" strokeWidth="2" />
      <Ring x={10} y={62} />
      <Ring x={10} y={426} />
      <Label x={26} y={431} size={14}>
        {before}
      </Label>
      <path
        d={lanePath(
          [
            [desk, 128],
            [desk, 300],
            [teacher, 300],
            [teacher, 324],
          ],
          10,
        )}
        stroke="var(--before)"
        strokeWidth="2"
      />
      <path
        d={lanePath(
          [
            [student, 62],
            [student, 96],
            [desk, 96],
            [desk, 164],
            [student, 164],
            [student, 204],
          ],
          10,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Dot x={student} y={62} r={5} />
      <Label x={student + 16} y={67} size={14} voice="strong">
        {asked}
      </Label>
      <Dot x={desk} y={128} r={5} />
      <Label x={desk + 16} y={133} size={14} over>
        {source}
      </Label>
      <Dot x={student} y={204} />
      <Label x={student - 38} y={234} size={14} voice="strong" over>
        {answered}
      </Label>
      <Label x={desk + 10} y={291} size={14} over>
        {passed}
      </Label>
      <Ring x={teacher} y={330} r={8} />
      <Label x={350} y={358} size={14} anchor="end" voice="strong" over>
        {person}
      </Label>
    </>
  );
}
