import clsx from 'clsx';
import type { SVGProps } from 'react';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { type CoverCategory, type CoverShapes, coverShapes } from '@/lib/illustrations/cover-patterns';
import { coordinate } from '@/lib/illustrations/path';
import styles from './article-cover.module.css';

/** Sizes in the drawing's own units. Strokes keep their width in pixels. */
const sizes = { card: { width: 400, height: 220 }, band: { width: 1280, height: 290 } };

type Entry = { category: CoverCategory; slug: string };
type Size = keyof typeof sizes;

/** A bar as one stroke. */
const barStroke = ({ x, y, width, height }: NonNullable<CoverShapes['bars']>[number]) =>
  `M${coordinate(x + width / 2)} ${coordinate(y + width / 2)}v${coordinate(height - width)}`;

const Stroke = (props: SVGProps<SVGPathElement>) => (
  <path fill="none" vectorEffect="non-scaling-stroke" {...props} />
);

/** The drawing of a cover, for its file in app/illustrations. */
export function ArticleCoverDrawing({ id, category, slug, size }: Entry & { id: string; size: Size }) {
  const { before, bars, lane, parted } = coverShapes(category, slug, sizes[size]);
  return (
    <g id={id}>
      {bars && (
        <Stroke
          d={bars.map(barStroke).join('')}
          stroke="color-mix(in srgb, var(--before) 60%, var(--sunk))"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {before.length > 0 && (
        <Stroke
          d={before.join('')}
          stroke="color-mix(in srgb, var(--before) 80%, var(--sunk))"
          strokeWidth="var(--cover-line)"
        />
      )}
      {parted && <Stroke d={lane} stroke="var(--sunk)" strokeWidth="var(--cover-gap)" />}
      <Stroke d={lane} stroke="var(--lane)" strokeWidth="var(--cover-lane)" strokeLinejoin="round" />
    </g>
  );
}

/** An article's cover, decoration beside its title. */
export function ArticleCover({
  slug,
  size = 'card',
  className,
}: {
  slug: string;
  size?: Size;
  className?: string;
}) {
  return (
    <div className={clsx(styles.cover, className)} aria-hidden>
      <DrawingFile
        href={size === 'card' ? `article-covers.svg#${slug}` : `article-${slug}.svg#cover`}
        {...sizes[size]}
        preserveAspectRatio="xMidYMid slice"
        className="row-picture"
      />
    </div>
  );
}
