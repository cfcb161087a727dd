'use client';

import clsx from 'clsx';

/** Labels every so many weeks: at most ten on a wide drawing, four on a phone. */
const every = (weeks: number, labels: number) => Math.ceil(weeks / labels);

/** The weeks as a lane with a tick for each; the words beside it say the number. */
export function WeekLane({ weeks }: { weeks: number }) {
  const ticks = Array.from({ length: weeks - 1 }, (_, index) => index + 1);
  // The last label needs room before it.
  const labelled = (week: number, step: number) => week % step === 0 && weeks - week >= step;
  return (
    <div className="week-lane">
      <svg aria-hidden="true" width="100%" height="60">
        <line className="week-line" x1="0" y1="16" x2="100%" y2="16" />
        {ticks.map((week) => (
          <line
            key={week}
            className="week-tick"
            x1={`${(week / weeks) * 100}%`}
            y1="6"
            x2={`${(week / weeks) * 100}%`}
            y2="26"
          />
        ))}
        <circle className="lane-start" cx="0" cy="16" r="7.5" />
        <circle className="lane-end" cx="100%" cy="16" r="9.5" />
        <text x="0" y="52" dx="-9">
          Start
        </text>
        {ticks
          .filter((week) => labelled(week, every(weeks, 10)) || labelled(week, every(weeks, 4)))
          .map((week) => (
            <text
              key={week}
              x={`${(week / weeks) * 100}%`}
              y="52"
              textAnchor="middle"
              className={clsx(
                !labelled(week, every(weeks, 4)) && 'max-md:hidden',
                !labelled(week, every(weeks, 10)) && 'md:hidden',
              )}
            >
              {week}
            </text>
          ))}
        <text x="100%" y="52" dx="9" textAnchor="end">
          Week {weeks}
        </text>
      </svg>
    </div>
  );
}
