import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { railBranchesIntoForm } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import sheet from './result-sheet.module.css';
import { ScrollTable } from './scroll-table';

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

type ToolMethodProps = {
  heading: string;
  lead: string;
  table: Parameters<typeof ScrollTable>[0];
  worksheet: { href: string; text: string };
  children?: ReactNode;
};

/**
 * How a tool computes its result: the method, its table, and a worksheet that computes the same.
 *
 * @param worksheet its address, and what follows its link in the sentence.
 * @param children shown after the table; only they are printed, below a result.
 */
export function ToolMethod({ heading, lead, table, worksheet, children }: ToolMethodProps) {
  const screen = children ? 'print:hidden' : '';
  return (
    <Section
      tone="sunk"
      rail="end"
      label="method"
      className={clsx(
        'grid grid-cols-1 gap-y-8 lg:split-4-7',
        railBranchesIntoForm,
        children && `print:block print:p-0 ${sheet.addendum}`,
      )}
    >
      <h2 id="method" className={`type-h2 ${screen}`}>
        {heading}
      </h2>
      <div>
        <div className={screen}>
          <p className="max-w-reading">{lead}</p>
          <ScrollTable {...table} />
        </div>
        {children}
        <p className={`mt-6 ${screen}`}>
          <a href={worksheet.href} download className="text-link">
            Download the worksheet
          </a>{' '}
          {worksheet.text}
        </p>
      </div>
    </Section>
  );
}

type WithoutScriptProps = { heading: string; lead: string; children: ReactElement };

/** Replaces a tool without JavaScript: its whole table, to work out the result by hand. */
export const WithoutScript = ({ heading, lead, children }: WithoutScriptProps) => (
  <noscript>
    <Section rail={false} label="by-hand" className="pt-0">
      <h2 id="by-hand" className="type-h2">
        {heading}
      </h2>
      <p className="mt-4 max-w-reading">{lead}</p>
      {children}
    </Section>
  </noscript>
);
