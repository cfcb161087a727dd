'use client';

import { useHydrated } from '@/components/hooks/use-hydrated';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** In print only: the site and the date of printing. */
export function PrintedBy({ by }: { by: string }) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <p className="mb-3 hidden justify-between border-b border-edge pb-1.5 text-[0.875rem] print:flex">
        {by} <span>{date.format(new Date())}</span>
      </p>
    )
  );
}
