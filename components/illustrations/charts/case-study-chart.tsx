import clsx from 'clsx';
import { RailBranch } from '@/components/ui/rail';
import type { CaseStudyChartData } from '@/content/schemas/case-studies';
import type { Point } from '@/lib/illustrations/svg-path';
import styles from './chart.module.css';
import { type ChartLine, type ChartWords, LineChart } from './line-chart';

/**
 * The measure of a case study, gray until the change and orange after it.
 *
 * @param size 'page' on the case study's own page, where the page's rail runs through it; 'feature' is a large 'card'.
 * @param moments points at which the phases of the work begin.
 */
export function CaseStudyChart({
  data: { measure, points, changeAt, change, limit, alt, detail },
  size,
  moments = [],
}: {
  data: CaseStudyChartData;
  size: 'card' | 'feature' | 'page';
  moments?: readonly number[];
}) {
  const isPage = size === 'page';
  const all = points.map((value, index): Point => [index, value]);
  const last = points.length - 1;
  const at = (index: number): Point => all[index] ?? [index, 0];
  const base = detail.base ?? detail.ticks[0] ?? 0;
  const words: ChartWords[] = [
    // Above the line, which may still fall there.
    { at: [last, Math.max(...points.slice(Math.ceil(last * 0.7)))], text: detail.last, kind: 'value' },
    ...moments.map(
      (time, index): ChartWords => ({
        at: [time, detail.ticks.at(-1) ?? 0],
        text: String(index + 1),
        kind: 'note',
      }),
    ),
  ];
  if (detail.first)
    words.push({ at: [0, Math.max(...points.slice(0, 3))], text: detail.first, kind: 'first' });
  const lines: ChartLine[] = [
    { tone: 'before', points: all },
    { tone: 'lane', points: all, part: [changeAt, last] },
  ];
  if (limit) {
    const { value, label, expected, outcome } = limit;
    lines.unshift(
      {
        tone: 'limit',
        points: [
          [0, value],
          [last, value],
        ],
      },
      { tone: 'limit', points: [at(changeAt), [last, expected]] },
    );
    words.push(
      { at: [0, value], text: label, kind: 'note', side: 'below' },
      { at: at(changeAt), text: change, kind: 'strong', side: 'left' },
      { at: [last, expected], text: outcome, kind: 'note' },
    );
  }
  return (
    <LineChart
      alt={alt}
      className={isPage ? styles.page : clsx(styles.panel, size === 'card' ? styles.card : styles.large)}
      {...(isPage ? { railAt: points[0] } : { title: measure })}
      lines={lines}
      yTicks={detail.ticks}
      base={base}
      area
      rings={[at(changeAt)]}
      end={at(last)}
      moments={moments.slice(1)}
      xTicks={detail.times
        .map(({ at: time, label }) => ({ at: time, label, minor: ![0, changeAt, last].includes(time) }))
        .filter(({ minor }) => isPage || !minor)}
      words={words}
    >
      {(topOf) =>
        isPage && (
          // The page's rail on its way into the first point and down from the last one.
          <>
            <RailBranch at={topOf(points[0] ?? base)} className="[--lane:var(--before)] print:hidden" />
            <span
              aria-hidden
              className="absolute -right-[1.5px] bottom-[-2.25em] border-r-3 border-lane print:hidden"
              style={{ top: topOf(points[last] ?? base) }}
            />
          </>
        )
      }
    </LineChart>
  );
}
