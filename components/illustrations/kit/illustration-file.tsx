import clsx from 'clsx';
import { RailBranch } from '@/components/layout/rail';
import styles from './illustration-file.module.css';

/**
 * A drawing from a file in public/illustrations, one image with a text alternative. Lists of many drawings stay
 * light that way: the page holds a reference, and the file is loaded once for all pages.
 *
 * @param href the file and the id of the drawing in it, such as '/illustrations/services.svg#training'.
 * @param alt the drawing in a sentence, for those who do not see it.
 * @param size width and height of the drawing in its own units; the page keeps room of that shape.
 * @param railAt where the page's rail branches into the drawing: the height of its lane in its own units.
 */
export function IllustrationFile({
  href,
  alt,
  size: [width, height],
  railAt,
  className,
}: {
  href: string;
  alt: string;
  size: readonly [width: number, height: number];
  railAt?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <div className={clsx(styles.frame, className)}>
      {railAt !== undefined && <RailBranch at={`${((railAt / height) * 100).toFixed(3)}%`} />}
      <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
        <use href={href} />
      </svg>
    </div>
  );
}
