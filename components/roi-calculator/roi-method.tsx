import { Section } from '@/components/ui/section';
import { ScrollTable } from '@/components/wizard/scroll-table';

/** The calculator's arithmetic and what it assumes. */
export function RoiMethod({
  heading,
  lead,
  lines,
  assumed,
  worksheet,
}: {
  heading: string;
  lead: string;
  lines: readonly { name: string; formula: string }[];
  assumed: { heading: string; list: readonly string[] };
  /** Address of the worksheet with the same formulas. */
  worksheet: string;
}) {
  return (
    <Section tone="sunk" label="method" className="grid gap-y-8 lg:split-4-7">
      <h2 id="method" className="type-h2">
        {heading}
      </h2>
      <div>
        <p className="max-w-reading text-ink-2">{lead}</p>
        <ScrollTable label="Formulas">
          <thead>
            <tr>
              <th scope="col">Result</th>
              <th scope="col">Formula</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, formula }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formula}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <h3 className="type-h3 mt-9 mb-4">{assumed.heading}</h3>
        <ul className="legal-list max-w-reading text-ink-2">
          {assumed.list.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        <p className="mt-6">
          <a href={worksheet} download className="text-link">
            Download the worksheet
          </a>{' '}
          with the same formulas, month by month.
        </p>
      </div>
    </Section>
  );
}
