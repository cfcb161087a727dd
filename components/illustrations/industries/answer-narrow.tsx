import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import { lanePath } from '@/lib/illustrations/path';
import type { AnswerContent } from './answer';

/** Time runs down; each who has a part in it has a column. */
export function AnswerNarrow({ figure }: { figure: AnswerContent }) {
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
