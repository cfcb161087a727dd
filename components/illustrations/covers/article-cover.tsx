import clsx from 'clsx';
import { type CoverCategory, coverOf, type Cover as Drawn } from '@/lib/illustrations/article-cover';

/** Units of the drawing; the style sheet gives it its place, and strokes keep their width in it. */
const sizes = { card: { width: 400, height: 220 }, band: { width: 1280, height: 290 } };

const tenth = (value: number) => Math.round(value * 10) / 10;
/** A bar as one stroke: the style sheet gives it its width and its round ends. */
const standing = ({ x, y, width, height }: Drawn['bars'][number]) =>
  `M${tenth(x + width / 2)} ${tenth(y + width / 2)}v${tenth(height - width)}`;

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
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {bars.length > 0 && <path className="cover-bars" d={bars.map(standing).join('')} />}
        {before.length > 0 && <path className="cover-before" d={before.join('')} />}
        {parted && <path className="cover-part" d={lane} />}
        <path className="cover-lane" d={lane} />
      </svg>
    </div>
  );
}
