import clsx from 'clsx';
import { type CoverCategory, coverOf } from '@/lib/figures/cover';

/** Units of the drawing: a cover of the list at 1440, and the featured one. */
const sizes = { card: { width: 400, height: 220 }, feature: { width: 712, height: 416 } };

/**
 * An article's cover, drawn from its category and slug. Beside a title it is decoration; `named` gives it a
 * text alternative where it stands alone.
 */
export function Cover({
  category,
  slug,
  size = 'card',
  named = false,
  className,
}: {
  category: CoverCategory;
  slug: string;
  size?: keyof typeof sizes;
  named?: boolean;
  className?: string;
}) {
  const { width, height } = sizes[size];
  const { before, bars, lane, parted, alt } = coverOf(category, slug, { width, height });
  return (
    <div
      className={clsx('cover', className)}
      {...(named ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bars.map(({ x, r, ...bar }) => (
          <rect key={x} className="cover-bar" x={x} rx={r} {...bar} />
        ))}
        {before.map((path) => (
          <path key={path} className="cover-before" d={path} />
        ))}
        {parted && <path className="cover-part" d={lane} />}
        <path className="cover-lane" d={lane} />
      </svg>
    </div>
  );
}
