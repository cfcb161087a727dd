import { DrawingFile } from './kit/drawing-file';

/**
 * One of four heads in profile, for a role and never for a real person; decoration beside a name, so it has no words.
 */
export function Portrait({ head }: { head: number }) {
  return (
    <DrawingFile
      href={`portraits.svg#head-${((head - 1) % 4) + 1}`}
      width={96}
      height={96}
      viewBox="-4 1 96 96"
      // The strokes keep their weight in pixels; those of the file are for a smaller size.
      className="size-[96px] shrink-0 rounded-badge bg-raised [--portrait-collar:4.4px] [--portrait-ear:2.3px] [--portrait-line:2.7px]"
    />
  );
}
