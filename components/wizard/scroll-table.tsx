import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

/** A wide table that scrolls inside its own box, by keyboard too. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="-mx-[6px] mt-6 overflow-x-auto p-[6px]">
      <table aria-label={label} className={styles.table}>
        {children}
      </table>
    </section>
  );
}
