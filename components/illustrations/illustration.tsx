import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RailBranch } from '@/components/layout/rail';

/**
 * The frame of every drawing: one image with a text alternative. Drawings are SVG on the server, colored by
 * tokens; app/figures.css sets their strokes and keeps their words readable in narrow boxes.
 *
 * @param alt the drawing in a sentence, for those who do not see it.
 * @param rail where the page rail branches into it: `at` is the entry's height as a share of the drawing (0-1),
 *   `reach` the distance from the content column's left edge, for a drawing that does not begin there.
 */
export function Figure({
  alt,
  rail,
  className,
  children,
}: {
  alt: string;
  rail?: { at: number; reach?: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx('figure', className)}>
      {rail && <RailBranch at={`${(rail.at * 100).toFixed(3)}%`} reach={rail.reach} />}
      <div role="img" aria-label={alt}>
        {children}
      </div>
    </div>
  );
}

/** What a drawing of a service takes. `rail` lets the page rail branch into it (80rem and up). */
export type DrawingProps = { rail?: boolean; className?: string };

/** The end of a lane: a filled dot with a page-colored halo. */
export function End({ x, y, r = 4.5 }: { x: number; y: number; r?: number }) {
  return <circle className="fig-end" cx={x} cy={y} r={r + 1.5} />;
}

/** A ring: the start of a lane, or a step that needs a person. `lit` colors it as part of the lane. */
export function Ring({ x, y, r = 4.5, lit = false }: { x: number; y: number; r?: number; lit?: boolean }) {
  return <circle className={lit ? 'fig-ring fig-ring-lit' : 'fig-ring'} cx={x} cy={y} r={r} />;
}
