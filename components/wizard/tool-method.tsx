import clsx from 'clsx';
import type { ReactNode } from 'react';
import { railBranchesIntoForm } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import sheet from './result-sheet.module.css';
import { ScrollTable } from './scroll-table';

/**
 * How a tool computes its result: the method, its table, and a worksheet that computes the same.
 *
 * @param worksheet its address, and what follows its link in the sentence.
 * @param children shown after the table; only they are printed, below a result.
 */
export function ToolMethod({
  heading,
  lead,
  table,
  worksheet,
  children,
}: {
  heading: string;
  lead: string;
  table: Parameters<typeof ScrollTable>[0];
  worksheet: { href: string; text: string };
  children?: ReactNode;
}) {
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
