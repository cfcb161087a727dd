import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Hair behind the face, and hair over it. */
const heads: Record<1 | 2 | 3 | 4, { behind?: ReactNode; over?: ReactNode }> = {
  1: {
    over: (
      <path d="M13.6 20.5C12.2 11.5 17 6.7 24 6.7S35.6 11.5 33.8 19.8C33.4 15.5 30 13 24.4 13 19.4 13 16 15.4 15.6 20.5Z" />
    ),
  },
  2: { behind: <path d="M12.2 33.4C8.6 20 10.5 5.5 24 5.5S39.4 20 35.8 33.4L30 31H18Z" /> },
  3: {
    over: (
      <path d="M14.7 18.5C14 12 18 7.9 24.6 7.9S34.8 12 34 17.4L31.8 15.6C27.6 16.3 23.4 15.9 20.4 14.5 18 14.6 16.2 16 14.7 18.5Z" />
    ),
  },
  4: {
    behind: (
      <path d="M24 3a5.6 5.6 0 0 1 5.5 4.3 5.2 5.2 0 0 1 6.7 6.2 4.9 4.9 0 0 1-3.6 9.7H15.4a4.9 4.9 0 0 1-3.6-9.7 5.2 5.2 0 0 1 6.7-6.2A5.6 5.6 0 0 1 24 3Z" />
    ),
  },
};

/**
 * One of four heads, for a role and never for a real person; decoration beside a name, so it has no words.
 *
 * @param ground the square's fill: 'raised' on sunk sections, 'sunk' on the page.
 */
export function Portrait({
  head,
  size = 48,
  ground = 'sunk',
}: {
  head: number;
  size?: 48 | 96;
  ground?: 'sunk' | 'raised';
}) {
  const { behind, over } = heads[(((head - 1) % 4) + 1) as 1 | 2 | 3 | 4];
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className={clsx('shrink-0 rounded-badge', ground === 'raised' ? 'bg-raised' : 'bg-sunk')}
    >
      <g fill="var(--ink)">{behind}</g>
      <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.8">
        <path d="M5.3 49C6.6 42.4 11.5 38 18.5 37.4H29.5C36.5 38 41.4 42.4 42.7 49" />
        <path d="M20.6 31.5V38.5H27.4V31.5" />
        <ellipse cx="24" cy="21.8" rx="7.4" ry="11.4" />
      </g>
      <g fill="var(--ink)">{over}</g>
      <path d="M18.6 37.2L24 42.4L29.4 37.2" fill="none" stroke="var(--lane)" strokeWidth="2.6" />
    </svg>
  );
}
