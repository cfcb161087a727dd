'use client';

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { usePageAddress } from '@/components/hooks/use-url-state';
import { Container } from '@/components/ui/container';
import type { ElementChildren } from '@/components/ui/element-children';
import { railBranchesIntoForm } from '@/components/ui/rail';
import type { LabeledAnswer } from '@/lib/wizard/describe-answers';
import styles from './result-sheet.module.css';

const TITLE = 'result-heading';
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The title of a <ResultSheet>. */
export const ResultTitle = ({ className = 'type-h1', ...title }: ComponentProps<'h1'>) => (
  <h1
    id={TITLE}
    tabIndex={-1}
    className={clsx(className, 'focus:outline-offset-6 print:text-h3-lg')}
    {...title}
  />
);

type Props = {
  company: string;
  title: string;
  answers: readonly LabeledAnswer[];
  /** Whether a <ResultTitle> names it. */
  hasTitle?: boolean;
  className?: string;
  children: ElementChildren;
};

/** A result that prints as one sheet. In print it adds the company, the date, the answers, and the link to the result. */
export function ResultSheet({ company, title, answers, hasTitle = true, className, children }: Props) {
  // Null before hydration. Not the browser's address, which is updated only after a pause in typing.
  const address = usePageAddress();
  return (
    <section aria-labelledby={hasTitle ? TITLE : undefined} className={clsx(styles.sheet, className)}>
      {address !== null && (
        <p className="col-span-full hidden justify-between border-b border-edge print:mb-5 print:flex print:pb-2">
          <strong>{company}</strong>
          <span>{`${title}, ${date.format(new Date())}`}</span>
        </p>
      )}
      {children}
      {address !== null && (
        <div className="col-span-full hidden break-inside-avoid print:mt-2 print:block">
          <h2 className="font-semibold">Your answers</h2>
          <dl className="mt-1.5 mb-3 columns-2 gap-x-8 text-note [line-height:1.3] [&_dd]:text-right">
            {answers.map(({ label, value }) => (
              <div
                key={label}
                className="flex break-inside-avoid justify-between gap-2 border-b border-rule py-0.75"
              >
                <dt>{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p>{window.location.origin + address}</p>
        </div>
      )}
    </section>
  );
}

/** The page's column for a tool. In print a result takes its whole width. */
export const WizardContainer = ({ children }: { children: ElementChildren }) => (
  <Container
    rail
    className={clsx('isolate overflow-y-clip pb-(--section)', styles.page, railBranchesIntoForm)}
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
