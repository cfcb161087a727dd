import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

type Props = {
  share: number;
  tone: 'before' | 'lane';
  children?: ReactNode;
};

/** One bar. @param share of the room, 0 to 100. */
export const ChartBar = ({ share, tone, children }: Props) => (
  <span
    className={clsx(
      'flex items-center gap-2 pr-[5ch] [print-color-adjust:exact] before:h-(--bar,0.75rem) before:w-[calc(var(--share)*1%)] before:min-w-[2px] before:flex-none before:rounded-[3px]',
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
