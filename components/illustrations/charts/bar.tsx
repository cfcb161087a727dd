import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './chart.module.css';

/**
 * One bar, as long as its share of the room.
 *
 * @param share 0 to 100. @param marked true marks 50 and 75, and hatches the gap to 50. @param children shown after
 *   its end.
 */
export const ChartBar = ({
  share,
  tone,
  marked = false,
  children,
}: {
  share: number;
  tone: 'before' | 'lane';
  marked?: boolean;
  children?: ReactNode;
}) => (
  <span
    data-tone={tone}
    className={clsx(styles.bar, marked && styles.marked)}
    style={{ '--share': Math.round(share * 10) / 10 } as CSSProperties}
  >
    {children}
  </span>
);
