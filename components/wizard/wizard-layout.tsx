import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { ElementChildren } from '@/components/ui/element-children';
import { railBranchesIntoForm } from '@/components/ui/rail';
import sheet from './result-sheet.module.css';

/** The page's column for a tool. In print a result takes its whole width. */
export const WizardContainer = ({ children }: { children: ElementChildren }) => (
  <Container
    rail
    className={clsx('isolate overflow-y-clip pb-(--section)', sheet.page, railBranchesIntoForm)}
  >
    {children}
  </Container>
);

/** The screen's main part with a panel beside it, which has the last four of the 12 columns. */
export const WizardColumns = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={clsx(
      'grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_calc(33.3333%-1.3333rem)] lg:items-start',
      className,
    )}
  >
    {children}
  </div>
);

/** The panel beside a result: what to do with it. */
export const ResultPanel = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={clsx(
      '@container rounded-panel bg-[var(--card,var(--sunk))] p-[min(1.75rem,8vw)] pb-3 print:px-0 print:py-3 print:[&>p]:m-0',
      className,
    )}
  >
    {children}
  </div>
);
