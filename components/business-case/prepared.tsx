'use client';

import { useHydrated } from '@/components/hooks/use-hydrated';
import styles from './document.module.css';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** On paper: where the case was made, and on which day it was printed. */
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
