import clsx from 'clsx';
import { DrawingFile } from './kit/drawing-file';

/** The strokes keep their weight in pixels: the file has those of the small size, and the large one needs less. */
const sizes = {
  48: 'size-[48px]',
  96: 'size-[96px] [--portrait-collar:4.4px] [--portrait-ear:2.3px] [--portrait-line:2.7px]',
};

/**
 * One of four heads in profile, for a role and never for a real person; decoration beside a name, so it has no words.
 */
export function Portrait({ head, size = 48 }: { head: number; size?: keyof typeof sizes }) {
  return (
    <DrawingFile
      href={`portraits.svg#head-${((head - 1) % 4) + 1}`}
      width={96}
      height={96}
      viewBox="-4 1 96 96"
      className={clsx('shrink-0 rounded-badge', sizes[size], 'bg-raised')}
    />
  );
}
