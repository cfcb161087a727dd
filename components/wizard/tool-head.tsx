/** The head of a tool: its title and, beside it, its description. In a box with `data-folded` both are one line. */
export const ToolHead = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className="grid gap-y-3 pt-2 lg:split-7-5 lg:items-baseline in-data-folded:flex in-data-folded:pt-0 in-data-folded:flex-wrap in-data-folded:items-baseline in-data-folded:gap-x-4">
    <h1 className="type-h1 min-w-0 in-data-folded:ml-0 in-data-folded:text-h3 in-data-folded:font-stretch-84% max-sm:in-data-folded:sr-only">
      {heading}
    </h1>
    <p className="type-lead max-w-reading in-data-folded:max-w-none in-data-folded:text-small in-data-folded:text-ink-2 max-lg:in-data-folded:hidden">
      {lead}
    </p>
  </div>
);
