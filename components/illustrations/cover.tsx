import clsx from 'clsx';
import type { ArticleChartData } from '@/content/schemas/long-text';
import { getCoverPath } from '@/lib/illustrations/covers';
import { ChartCover } from './charts/chart-cover';

/**
 * The cover of an article or a tutorial: its first chart with values, without words, or else a cut of the illustration of
 * its category, a file in public/covers that a designer edits. It decorates a title, and has no ground of its own, so it
 * fits every theme.
 */
export function Cover({
  entry: { id, category, figures },
  lazy = true,
  className,
}: {
  entry: { id: string | number; category: string; figures: Readonly<Record<string, ArticleChartData>> };
  lazy?: boolean;
  className?: string;
}) {
  const chart = Object.values(figures).find((figure) => figure.kind !== 'steps');
  const classes = clsx('h-auto w-full rounded-panel print:border print:border-rule', className);
  if (chart) return <ChartCover chart={chart} className={classes} />;
  return (
    // biome-ignore lint/performance/noImgElement: next/image cannot make an SVG file smaller
    <img
      src={getCoverPath(category, String(id))}
      alt=""
      width={1200}
      height={400}
      loading={lazy ? 'lazy' : undefined}
      className={clsx(classes, 'object-cover')}
    />
  );
}
