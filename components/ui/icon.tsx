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

/** An icon of public/icons.svg in text color, decoration beside a label. @param size drawn size in CSS pixels. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} className={clsx('icon', className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
