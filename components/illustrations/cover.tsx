import clsx from 'clsx';
import { getCoverPath } from '@/lib/illustrations/covers';

const grounds = ['bg-sunk', 'bg-tint', 'bg-band'];

/** One of the grounds for each id, so that neighbors in a list differ. */
const groundOf = (id: string) =>
  grounds[Math.floor([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) / 2) % grounds.length];

type Props = { entry: { id: string | number; category: string }; large?: boolean; className?: string };

/**
 * The cover of an article or a tutorial, which decorates its title: a drawing of its category's file on one of three
 * grounds. The drawings repeat in 9 columns, so a box as high as 3 of them that is 5 or 7 of them wide cuts none.
 *
 * @param large true for one over the whole width of a page's head.
 */
export const Cover = ({ entry: { id, category }, large = false, className }: Props) => (
  // biome-ignore lint/performance/noImgElement: next/image cannot make an SVG file smaller
  <img
    src={getCoverPath(category, String(id))}
    alt=""
    width={1080}
    height={360}
    loading={large ? undefined : 'lazy'}
    className={clsx(
      'w-full rounded-panel object-cover print:border print:border-rule',
      large ? 'bg-band max-sm:aspect-5/3' : ['aspect-7/3', groundOf(String(id))],
      className,
    )}
  />
);
