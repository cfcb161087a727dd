'use client';

import clsx from 'clsx';

/** How many labels a drawing has room for, and what share of it the last label needs to itself. */
const wide = { labels: 10, last: 0.09 };
const narrow = { labels: 4, last: 0.19 };

function hasLabel(week: number, weeks: number, { labels, last }: typeof wide): boolean {
  return week % Math.ceil(weeks / labels) === 0 && (weeks - week) / weeks >= last;
}

/** The weeks as a line with a tick for each; the text beside it says the number. */
export function WeekBar({ weeks }: { weeks: number }) {
  const ticks = Array.from({ length: weeks - 1 }, (_, index) => {
    const week = index + 1;
    return { week, x: `${(week / weeks) * 100}%` };
  });
  return (
    <div className="mx-[9px] mt-5">
      <svg
        aria-hidden="true"
        width="100%"
        height="60"
        className="overflow-visible fill-ink-2 text-[0.875rem]"
      >
        <line className="stroke-lane stroke-4" x1="0" y1="16" x2="100%" y2="16" />
        <g className="stroke-ink-3 stroke-2">
          {ticks.map(({ week, x }) => (
            <line key={week} x1={x} y1="6" x2={x} y2="26" />
          ))}
        </g>
        <circle className="fill-paper stroke-lane stroke-[3px]" cx="0" cy="16" r="7.5" />
        <circle className="fill-lane stroke-paper stroke-[3px]" cx="100%" cy="16" r="9.5" />
        <text x="0" y="52" dx="-9">
          Start
        </text>
        {ticks
          .filter(({ week }) => hasLabel(week, weeks, wide) || hasLabel(week, weeks, narrow))
          .map(({ week, x }) => (
            <text
              key={week}
              x={x}
              y="52"
              textAnchor="middle"
              className={clsx(
                '@max-[15rem]:hidden',
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
