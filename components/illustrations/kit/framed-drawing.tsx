import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/layout/rail';
import { DrawingFile } from './drawing-file';
import styles from './framed-drawing.module.css';

/**
 * A drawing from a file, as wide as its column, with a text alternative. It draws its line once, when it comes into
 * view.
 *
 * @param href the file and the id of the drawing in it, such as 'services.svg#training'.
 * @param alt the drawing in a sentence, for those who do not see it; none where it only decorates.
 * @param size width and height of the drawing in its own units; the page keeps room of that shape.
 * @param railAt where the page's rail branches into the drawing: the height of its lane in its own units.
 */
export function FramedDrawing({
  href,
  alt,
  size: [width, height],
  railAt,
}: {
  href: string;
  alt?: string;
  size: readonly [width: number, height: number];
  railAt?: number | undefined;
}) {
  return (
    <div
      className={styles.frame}
      style={
        railAt === undefined
          ? undefined
          : ({ '--rail-at': `${((railAt / height) * 100).toFixed(3)}%` } as CSSProperties)
      }
    >
      {railAt !== undefined && <RailBranch />}
      <DrawingFile
        href={href}
        width={width}
        height={height}
        {...(alt && { 'aria-hidden': undefined, role: 'img', 'aria-label': alt })}
      />
    </div>
  );
}
