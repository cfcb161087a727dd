import { Dot, Label, Ring } from '@/components/illustrations/hero/marks';
import { Stated } from '@/components/illustrations/hero/stated';
import { lanePath } from '@/lib/illustrations/path';
import type { TraceContent } from './trace';

/** Values stand below their lines; the lit line, the second, takes the first and the third along to the decision. */
export function TraceNarrow({
  figure: { heads, lines, decision, person, accuracy },
}: {
  figure: TraceContent;
}) {
  const y = (index: number) => 66 + index * 84;
  const right = 322;
  const end = y(3) + 72;
  return (
    <>
      <Label x={0} y={16} size={14} voice="strong">
        {heads.source}
      </Label>
      {lines.map(({ source, value }, index) => (
        <g key={source}>
          <Label x={0} y={y(index) - 12} size={14}>
            {source}
          </Label>
          <Label x={0} y={y(index) + 22} size={14} voice="strong">
            {value}
          </Label>
        </g>
      ))}
      <path
        d={lanePath(
          [
            [0, y(0)],
            [right, y(0)],
            [right, y(1) + 40],
          ],
          18,
        )}
        stroke="var(--before)"
        strokeWidth="2"
      />
      <path
        d={lanePath(
          [
            [0, y(2)],
            [right, y(2)],
            [right, y(2) + 40],
          ],
          18,
        )}
        stroke="var(--before)"
        strokeWidth="2"
      />
      <path d={`M0 ${y(3)}H236`} stroke="var(--before)" strokeWidth="2" />
      <path
        d={lanePath(
          [
            [0, y(1)],
            [right, y(1)],
            [right, end],
          ],
          18,
        )}
        stroke="var(--lane)"
        strokeWidth="3"
      />
      <Ring x={236} y={y(3)} r={8} />
      <Label x={236} y={y(3) + 26} size={14} anchor="middle" voice="strong">
        {person}
      </Label>
      <Dot x={right} y={end} />
      <Label x={right - 20} y={end + 5} size={15} anchor="end" voice="strong">
        {decision}
      </Label>
      <Stated x={0} y={end + 76} size={56}>
        {accuracy.value}
      </Stated>
      <Label x={88} y={end + 74} size={15} voice="strong">
        {accuracy.label}
      </Label>
    </>
  );
}
