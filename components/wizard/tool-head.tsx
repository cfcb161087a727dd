/** The head of a tool: its title and, beside it, its description. */
export const ToolHead = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className="grid gap-y-3 lg:split-7-5 lg:items-baseline">
    <h1 className="type-h1 min-w-0">{heading}</h1>
    <p className="type-lead max-w-reading">{lead}</p>
  </div>
);
