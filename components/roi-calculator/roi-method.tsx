import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import sheet from '@/components/wizard/result-sheet.module.css';
import { ScrollRows } from '@/components/wizard/scroll-table';

/** The calculator's arithmetic and what it assumes. Of these, the assumptions print with the result. */
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
    <Section
      tone="sunk"
      label="method"
      className={`grid gap-y-8 lg:split-4-7 print:block print:p-0 ${sheet.addendum}`}
    >
      <h2 id="method" className="type-h2 print:hidden">
        {heading}
      </h2>
      <div>
        <div className="print:hidden">
          <p className="max-w-reading">{lead}</p>
          <ScrollRows
            label="Formulas"
            head={['Result', 'Formula']}
            rows={lines.map(({ name, formula }) => [name, formula])}
          />
        </div>
        <h3 className="type-h3 mt-9 mb-4 print:m-0 print:text-copy">{assumed.heading}</h3>
        <DashList
          items={assumed.list}
          className="max-w-reading print:max-w-none print:gap-0.5 print:text-note"
        />
        <p className="mt-6 print:hidden">
          <a href={worksheet} download className="text-link">
            Download the worksheet
          </a>{' '}
          with the same formulas, month by month.
        </p>
      </div>
    </Section>
  );
}
