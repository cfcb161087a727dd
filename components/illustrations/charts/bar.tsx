import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './chart.module.css';

/** Its marks stand at 50 and 75; up to 50, what lacks is hatched. */
const markedStyles = clsx(
  styles.marked,
  'relative h-3.5 before:h-2',
  'after:absolute after:[inset:0_25%_0_50%] after:[border-inline:1.5px_solid_var(--ink-2)]',
);

type Props = {
  share: number;
  tone: 'before' | 'lane';
  marked?: boolean;
  children?: ReactNode;
};

/** One bar. @param share of the room, 0 to 100. @param marked true marks 50 and 75, and hatches the gap to 50. */
export const ChartBar = ({ share, tone, marked = false, children }: Props) => (
  <span
    className={clsx(
      'flex items-center gap-2 [print-color-adjust:exact] before:w-[calc(var(--share)*1%)] before:min-w-[2px] before:flex-none',
      marked ? markedStyles : 'pr-[5ch] before:h-(--bar,0.75rem) before:rounded-[3px]',
      // A contrast theme may have two colors only.
      tone === 'lane'
        ? 'font-semibold text-ink before:bg-lane'
        : 'text-ink-3 before:bg-before forced-colors:before:border-2 forced-colors:before:bg-transparent',
    )}
    style={{ '--share': Math.round(share * 10) / 10 } as CSSProperties}
  >
    {children}
  </span>
);
