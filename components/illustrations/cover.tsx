import clsx from 'clsx';
import { getCoverPath } from '@/lib/illustrations/covers';

/**
 * The drawing of a category, a file in public/covers that a designer edits. It has no ground of its own, so it fits every
 * theme, and what is near its edges may be cut off.
 *
 * @param alt none beside a title, where it decorates.
 */
export const Cover = ({
  category,
  alt = '',
  lazy = true,
  className,
}: {
  category: string;
  alt?: string;
  lazy?: boolean;
  className?: string;
}) => (
  // biome-ignore lint/performance/noImgElement: nothing makes a small drawing smaller
  <img
    src={getCoverPath(category)}
    alt={alt}
    width={1200}
    height={400}
    loading={lazy ? 'lazy' : undefined}
    className={clsx('h-auto w-full rounded-panel object-cover print:border print:border-rule', className)}
  />
);
