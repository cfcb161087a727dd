'use client';

import clsx from 'clsx';

/** How many labels a drawing has room for, and what share of it the last label needs to itself. */
const wide = { labels: 10, last: 0.09 };
const narrow = { labels: 4, last: 0.19 };

function hasLabel(week: number, weeks: number, { labels, last }: typeof wide): boolean {
  return week % Math.ceil(weeks / labels) === 0 && (weeks - week) / weeks >= last;
}

/** The weeks as a lane with a tick for each; the words beside it say the number. */
export function WeekLane({ weeks }: { weeks: number }) {
  const ticks = Array.from({ length: weeks - 1 }, (_, index) => index + 1);
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
          .filter((week) => hasLabel(week, weeks, wide) || hasLabel(week, weeks, narrow))
          .map((week) => (
            <text
              key={week}
              x={`${(week / weeks) * 100}%`}
              y="52"
              textAnchor="middle"
              className={clsx(
                !hasLabel(week, weeks, narrow) && 'max-md:hidden',
                !hasLabel(week, weeks, wide) && 'md:hidden',
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
