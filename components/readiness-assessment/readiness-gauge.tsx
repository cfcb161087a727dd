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
  /** The area of the question on the screen. */
  now: number | undefined;
};

/** The points of each area as cells that fill as one answers, and the levels that they have to reach. */
export function ReadinessGauge({ areas, levels, answers, now }: Props) {
  // A wizard's state holds only values of readinessUrlCodes, which are the answers.
  const scores = scoreReadiness(answers as ReadinessAnswer[]).areas;
  return (
    <div className="relative mt-6 pt-12">
      {[
        { share: MIN_NEARLY_POINTS_SHARE, label: levels.nearly.label },
        { share: MIN_READY_POINTS_SHARE, label: levels.ready.label },
      ].map(({ share, label }) => (
        <p
          key={label}
          className="absolute inset-y-0 border-l border-dashed border-ink pl-2 text-note [line-height:1.25]"
          style={{ left: `${share * 100}%` }}
        >
          {label} <span className="block text-ink-2">{formatPercent(share)}</span>
        </p>
      ))}
      <dl className="grid gap-4">
        {scores.map(({ area, points, maxPoints }) => (
          <div key={area} className="grid grid-cols-2 items-baseline">
            <dt className={area === now ? 'font-semibold text-ember-text' : 'font-semibold'}>
              {areas[area]?.name}
            </dt>
            <dd className="bg-paper text-right">{`${points} of ${maxPoints}`}</dd>
            <dd aria-hidden className="col-span-full mt-1 flex gap-1">
              {Array.from(Array(maxPoints).keys(), (point) => (
                <span
                  key={point}
                  className={clsx(
                    'h-9 flex-1 rounded-badge',
                    point < points ? 'bg-lane' : 'border-[1.5px]',
                    area === now ? 'border-lane' : 'border-before',
                  )}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
