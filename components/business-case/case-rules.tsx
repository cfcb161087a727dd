/** What is told of the method, in one closed part: the rules that decide, and what is counted. */
export function CaseRules({
  heading,
  lead,
  list,
  method,
  assumptions,
}: {
  heading: string;
  lead: string;
  list: readonly { name: string; rule: string }[];
  /** Link to the formulas. */
  method: { label: string; href: string };
  assumptions: { heading: string; list: readonly string[] };
}) {
  return (
    <details className="mt-12 border-y border-edge print:hidden">
      <summary className="disclosure type-h4 justify-between py-4 hover:underline">{heading}</summary>
      <div className="grid gap-x-16 gap-y-6 pb-8 lg:grid-cols-2">
        <div>
          <p className="max-w-reading text-ink-2">{lead}</p>
          <dl className="mt-4 grid gap-3">
            {list.map(({ name, rule }) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2">{rule}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <a href={method.href} className="text-link">
              {method.label}
            </a>
          </p>
        </div>
        <div>
          <h2 className="type-h4">{assumptions.heading}</h2>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
            {assumptions.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
