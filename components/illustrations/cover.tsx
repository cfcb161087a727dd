import clsx from 'clsx';
import { getCoverPath } from '@/lib/illustrations/covers';

const grounds = ['bg-sunk', 'bg-tint', 'bg-band'];

type Props = { entry: { id: string | number; category: string }; lazy?: boolean; className?: string };

/** The cover of an article or a tutorial, which decorates its title: the file of its category on one of three grounds. */
export const Cover = ({ entry: { id, category }, lazy = true, className }: Props) => (
  // biome-ignore lint/performance/noImgElement: next/image cannot make an SVG file smaller
  <img
    src={getCoverPath(category, String(id))}
    alt=""
    width={1200}
    height={400}
    loading={lazy ? 'lazy' : undefined}
    className={clsx(
      'h-auto w-full rounded-panel object-cover print:border print:border-rule',
      grounds[[...String(id)].length % grounds.length],
      className,
    )}
  />
);
