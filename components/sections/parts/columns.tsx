import clsx from 'clsx';
import type { ReactNode } from 'react';

const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/**
 * List items side by side from 64rem, with a hairline between them. Their three parts share rows, so that the texts
 * begin on one line however many lines the titles take.
 */
export function Columns({
  count,
  className,
  children,
}: {
  count: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <ul
      className={clsx(
        'grid lg:gap-x-8 lg:[&>li]:row-span-3 lg:[&>li]:grid lg:[&>li]:grid-rows-subgrid lg:[&>li+li]:border-l lg:[&>li+li]:border-edge lg:[&>li+li]:pl-8',
        columns[count],
        className,
      )}
    >
      {children}
    </ul>
  );
}
