import clsx from 'clsx';
import { RailBranch } from '@/components/layout/rail';
import type { CaseFigure } from '@/content/case-studies/schema';
import type { Point } from '@/lib/illustrations/path';
import styles from './chart.module.css';
import { LineChart } from './line-chart';

/**
 * The measure of a case study, gray until the change and orange after it, with its last value at its end.
 *
 * @param size 'study' on the study's own page, where the page's rail runs through it: gray before the chart, orange
 *   after its last point. 'card' and, larger, 'feature' name the measure and have a background of their own.
 * @param moments points at which the second and the third phase of the work begin.
 */
export function CaseChart({
  data: { measure, points, changeAt, change, limit, alt, detail },
  size,
  moments = [],
}: {
  data: CaseFigure;
  size: 'card' | 'feature' | 'study';
  moments?: readonly number[];
}) {
  const isStudy = size === 'study';
  const all = points.map((value, index): Point => [index, value]);
  const last = points.length - 1;
  const at = (index: number): Point => all[index] ?? [index, 0];
  const base = detail.base ?? detail.ticks[0] ?? 0;
  return (
    <LineChart
      alt={alt}
      className={isStudy ? styles.study : size === 'card' ? styles.panel : clsx(styles.panel, styles.large)}
      {...(!isStudy && { title: measure })}
      lines={[
        ...(limit
          ? [
              { tone: 'limit' as const, points: [[0, limit.value] as const, [last, limit.value] as const] },
              { tone: 'limit' as const, points: [at(changeAt), [last, limit.expected] as const] },
            ]
          : []),
        { tone: 'before', points: all },
        { tone: 'lane', points: all, part: [changeAt, last] },
      ]}
      yTicks={detail.ticks}
      base={base}
      area
      rings={[at(changeAt)]}
      end={at(last)}
      moments={moments}
      xTicks={detail.times
        .map(({ at: time, label }) => ({ at: time, label, minor: ![0, changeAt, last].includes(time) }))
        .filter(({ minor }) => isStudy || !minor)}
      words={[
        // Clear of a line that still falls below it.
        { at: [last, Math.max(...points.slice(Math.ceil(last * 0.7)))], text: detail.last, kind: 'value' },
        ...(detail.first
          ? [
              {
                at: [0, Math.max(...points.slice(0, 3))] as const,
                text: detail.first,
                kind: 'first' as const,
              },
            ]
          : []),
        ...moments.map((time, index) => ({
          at: [time, detail.ticks.at(-1) ?? 0] as const,
          text: String(index + 2),
          kind: 'note' as const,
        })),
        ...(limit
          ? [
              {
                at: [0, limit.value] as const,
                text: limit.label,
                kind: 'note' as const,
                side: 'below' as const,
              },
              { at: at(changeAt), text: change, kind: 'strong' as const, side: 'left' as const },
              {
                at: [last, limit.expected] as const,
                text: limit.outcome,
                kind: 'note' as const,
                side: 'below' as const,
              },
            ]
          : []),
      ]}
    >
      {(topOf) =>
        isStudy && (
          // The way of the page's rail into the first point and down from the last one.
          <>
            <RailBranch lit at={topOf(points[0] ?? base)} className="[--lane:var(--before)] print:hidden" />
            <span aria-hidden className={styles.down} style={{ top: topOf(points[last] ?? base) }} />
          </>
        )
      }
    </LineChart>
  );
}
