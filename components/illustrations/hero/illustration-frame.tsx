import type { ReactNode } from 'react';
import { RailBranch } from '@/components/layout/rail';

type Drawing = { width: number; height: number; content: ReactNode };

/** Lanes and hairlines have an uneven width: from a half unit on they cover whole pixels. */
const HALF = 0.5;

function Picture({ alt, drawing }: { alt: string; drawing: Drawing }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`-${HALF} -${HALF} ${drawing.width} ${drawing.height}`}
      className="block w-full overflow-visible"
      fill="none"
    >
      {drawing.content}
    </svg>
  );
}

/**
 * A figure of a first view in two drawings: a wide one from 64rem, a narrow one before that (on a tablet beside
 * its note), each with the same text alternative. Words keep 11 px: at least 15 units in a drawing of 1280, 14 in one of 350.
 *
 * @param joinsAt where the wide drawing's lane begins at its left edge, in its units; the page's rail
 *   branches into it there; left out where no lane does.
 */
export function FigureFrame({
  alt,
  note,
  wide,
  narrow,
  joinsAt,
}: {
  alt: string;
  note: string;
  wide: Drawing;
  narrow: Drawing;
  joinsAt?: number;
}) {
  return (
    <figure className="hero-figure [&_:is(path,rect,circle)]:[vector-effect:non-scaling-stroke] md:max-lg:grid md:grid-cols-[28rem_1fr] md:items-end md:gap-x-10">
      <div className="relative hidden lg:block">
        {joinsAt !== undefined && <RailBranch at={`${(100 * (joinsAt + HALF)) / wide.height}%`} />}
        <Picture alt={alt} drawing={wide} />
      </div>
      <div className="max-w-[28rem] lg:hidden">
        <Picture alt={alt} drawing={narrow} />
      </div>
      <figcaption className="type-small mt-6 max-w-reading text-balance text-ink-2">{note}</figcaption>
    </figure>
  );
}
