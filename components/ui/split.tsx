import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A title and what it is about: side by side in 4/7 from 64rem, so that every reading column starts on one line. */
export function Split({
  head,
  className = 'gap-y-8',
  children,
}: {
  head: ReactNode;
  /** The distance between the two on narrow screens. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx('grid lg:split-4-7', className)}>
      {head}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
