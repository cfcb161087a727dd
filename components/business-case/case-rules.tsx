import { Section } from '@/components/ui/section';
import { ScrollRows } from '@/components/wizard/scroll-table';

/** The rules for yes, not yet and no, and the method behind them. */
export function CaseRules({
  heading,
  lead,
  list,
  method,
}: {
  heading: string;
  lead: string;
  list: readonly { name: string; rule: string }[];
  /** Link to the formulas and their sources. */
  method: { label: string; href: string };
}) {
  return (
    <Section tone="sunk" label="case-rules" className="grid gap-y-8 lg:split-4-7">
      <h2 id="case-rules" className="type-h2">
        {heading}
      </h2>
      <div>
        <p className="max-w-reading text-ink-2">{lead}</p>
        <ScrollRows label="Rules" head={['What', 'Rule']} rows={list.map(({ name, rule }) => [name, rule])} />
        <p className="mt-6">
          <a href={method.href} className="text-link">
            {method.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
