'use client';

import { useHydrated } from '@/components/hooks/use-hydrated';
import styles from './document.module.css';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** In print only: the site and the date of printing. */
export function Prepared({ by }: { by: string }) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <p className={styles.prepared}>
        {by} <span>{date.format(new Date())}</span>
      </p>
    )
  );
}
