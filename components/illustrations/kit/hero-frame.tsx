import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RailBranch } from '@/components/layout/rail';
import type { HeroFigure } from '@/content/landing-page/schema';
import styles from './hero-frame.module.css';

/** The content of one kind of drawing. */
export type FigureOf<Kind extends HeroFigure['kind']> = Extract<HeroFigure, { kind: Kind }>;

/** `joinsAt` is where the lane begins at the drawing's left edge, where it does: the page's rail branches into it. */
type Drawing = { height: number; joinsAt?: number; content: ReactNode };

/** Widths of the two drawings in their own units, and the size of their words. */
const sizes = { wide: { width: 1280, fontSize: 15 }, narrow: { width: 350, fontSize: 14 } };

/** Id of the narrow drawing, which the end of the page shows again. */
export const HERO_DRAWING = 'hero-drawing';

/** Lanes and hairlines have an uneven width: from a half unit on they cover whole pixels. */
const HALF = 0.5;

function Picture({
  alt,
  size,
  drawing: { height, joinsAt, content },
}: {
  alt: string;
  size: keyof typeof sizes;
  drawing: Drawing;
}) {
  const { width, fontSize } = sizes[size];
  return (
    <>
      {joinsAt !== undefined && <RailBranch at={`${((100 * (joinsAt + HALF)) / height).toFixed(3)}%`} />}
      <svg
        {...(size === 'narrow' && { id: HERO_DRAWING, preserveAspectRatio: 'xMinYMax' })}
        role="img"
        aria-label={alt}
        viewBox={`-${HALF} -${HALF} ${width} ${height}`}
        className={clsx('block w-full overflow-visible', styles.drawing)}
        fill="var(--ink-2)"
        fontSize={fontSize}
      >
        {content}
      </svg>
    </>
  );
}

/**
 * The drawing of a first view: a wide one from 64rem, a narrow one before that (on a tablet beside its note), each
 * with the same text alternative. Words keep 11 px: at least 15 units in a drawing of 1280, 14 in one of 350. The
 * drawings are part of the page: a file of their own would appear one round trip after the title.
 */
export function HeroFrame({
  figure: { alt, note },
  wide,
  narrow,
}: {
  figure: { alt: string; note: string };
  wide: Drawing;
  narrow: Drawing;
}) {
  return (
    <figure className="md:max-lg:grid md:grid-cols-[28rem_1fr] md:items-end md:gap-x-10">
      <div className="relative hidden lg:block">
        <Picture alt={alt} size="wide" drawing={wide} />
      </div>
      {/* On paper it is small enough to stand on the first sheet, below its heading. */}
      <div className="relative max-w-[28rem] lg:hidden print:max-w-[19rem]">
        <Picture alt={alt} size="narrow" drawing={narrow} />
      </div>
      <figcaption className="type-small mt-6 max-w-reading text-balance text-ink-2">{note}</figcaption>
    </figure>
  );
}
