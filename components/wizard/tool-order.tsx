import { type ToolId, toolOrder } from '@/lib/routes/tool-order';

/** A tool's place among the five, with links to the first and the next one. */
export function ToolOrder({ current }: { current: ToolId }) {
  const at = toolOrder.findIndex(({ id }) => id === current);
  const [first] = toolOrder;
  const next = toolOrder[at + 1];
  const link = ({ label, href }: { label: string; href: string }) => (
    <a href={href} className="text-link">
      {label}
    </a>
  );
  return (
    <p className="type-small mt-3 max-w-reading text-ink-2 print:hidden">
      Tool {at + 1} of {toolOrder.length}.{' '}
      {at === 0 ? 'Start here.' : <>Start with the {link(first)}, and your answers carry over.</>}{' '}
      {next && <>Next: {link(next)}.</>}
    </p>
  );
}

/** The head of a tool: its title and, beside it, its description and its place among the five. */
export function ToolHead({ current, heading, lead }: { current: ToolId; heading: string; lead: string }) {
  return (
    <div className="grid gap-y-3 lg:split-7-5 lg:items-baseline">
      <h1 className="type-h1 min-w-0">{heading}</h1>
      <div className="min-w-0">
        <p className="type-lead max-w-reading text-ink-2">{lead}</p>
        <ToolOrder current={current} />
      </div>
    </div>
  );
}
