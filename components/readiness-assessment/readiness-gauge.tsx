import clsx from 'clsx';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import {
  formatPercent,
  MIN_NEARLY_POINTS_SHARE,
  MIN_READY_POINTS_SHARE,
  scoreReadiness,
} from '@/lib/readiness-assessment/score';
import type { ReadinessContent } from './readiness-assessment';

type Props = Pick<ReadinessContent, 'areas' | 'levels'> & {
  answers: readonly string[];
  /** The area of the question on the screen; without one, every area has its level. */
  now?: number | undefined;
};

/** The points of each area as cells, which fill as one answers, and the levels that they have to reach. */
export function ReadinessGauge({ areas, levels, answers, now }: Props) {
  const marks = [
    [levels.nearly.label, MIN_NEARLY_POINTS_SHARE],
    [levels.ready.label, MIN_READY_POINTS_SHARE],
  ] as const;
  return (
    <div className="relative mt-6 pb-12">
      <dl className="grid gap-4">
        {/* A wizard's state holds only values of readinessUrlCodes, which are the answers. */}
        {scoreReadiness(answers as ReadinessAnswer[]).areas.map(
          ({ area, points, maxPoints, share, level }) => (
            <div key={area} className="flex flex-wrap justify-between gap-x-4">
              <dt className={clsx('font-semibold', area === now && 'text-ember-text')}>
                {areas[area]?.name}
              </dt>
              <dd>
                {`${points} of ${maxPoints}${now === undefined ? ' points' : ''}`}
                {now === undefined && <strong>{` ${formatPercent(share)} ${levels[level].label}`}</strong>}
              </dd>
              <dd aria-hidden className="mt-1 flex w-full gap-1">
                {Array.from(Array(maxPoints).keys(), (point) => (
                  <span
                    key={point}
                    className={clsx(
                      'h-9 flex-1 rounded-badge border-[1.5px] [print-color-adjust:exact] print:h-4',
                      point < points && 'bg-lane',
                      point < points || area === now ? 'border-lane' : 'border-before',
                    )}
                  />
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      {marks.map(([label, share]) => (
        <p
          key={label}
          className="absolute bottom-0 h-11 text-note [line-height:1.25] before:mb-1 before:block before:h-2.5 before:border-l-2"
          style={{ left: `calc(${share * 100}% - 1px)` }}
        >
          {label} <span className="block text-ink-2">{formatPercent(share)}</span>
        </p>
      ))}
    </div>
  );
}
