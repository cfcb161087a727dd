import { Section } from '@/components/ui/section';
import { ScrollRows } from '@/components/wizard/scroll-table';

/** How the score is calculated: the method, the levels of an area and what the whole says. */
export function ReadinessMethod({
  method,
  levels,
  verdicts,
  worksheet,
}: {
  method: string;
  levels: readonly { label: string; rule: string }[];
  verdicts: readonly { title: string; rule: string }[];
  /** Address of the worksheet that scores the same statements. */
  worksheet: string;
}) {
  return (
    <Section tone="sunk" label="method" className="grid gap-y-8 lg:split-4-7">
      <h2 id="method" className="type-h2">
        How we score it
      </h2>
      <div>
        <p className="max-w-reading">{method}</p>
        <ScrollRows
          label="Levels and results"
          head={['Result', 'When']}
          rows={[
            ...levels.map(({ label, rule }) => [`Area: ${label}`, rule] as const),
            ...verdicts.map(({ title, rule }) => [`Overall: ${title}`, rule] as const),
          ]}
        />
        <p className="mt-6">
          <a href={worksheet} download className="text-link">
            Download the worksheet
          </a>{' '}
          and fill it in as a team.
        </p>
      </div>
    </Section>
  );
}
