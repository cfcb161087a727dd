import { type ToolId, toolOrder } from '@/lib/routes/tool-order';

/** One line that says where a tool stands among the five, and which one comes before and after it. */
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
    <p className="type-meta mt-3 text-ink-2 print:hidden">
      Tool {at + 1} of {toolOrder.length}.{' '}
      {at === 0 ? 'Start here.' : <>Start with the {link(first)}, and your answers carry over.</>}{' '}
      {next && <>Next: {link(next)}.</>}
    </p>
  );
}
