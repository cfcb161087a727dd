import clsx from 'clsx';
import type { IconName as ContentIconName } from '@/content/schemas/icons';

/** Names in public/icons.svg: those that content may name, and those that only components use. */
export type IconName =
  | ContentIconName
  | 'arrow-left'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'info'
  | 'link'
  | 'maximize'
  | 'menu'
  | 'minus'
  | 'printer'
  | 'rotate'
  | 'rss'
  | 'send'
  | 'sun-moon'
  | 'x';

/**
 * An icon in text color, stroke 1.75 on a 24 grid. It is decoration beside a label, so screen readers skip it. The
 * drawing is in /icons.svg, which all pages share.
 *
 * @param size drawn size in CSS pixels; the design uses 14 to 26.
 */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} className={clsx('icon', className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
