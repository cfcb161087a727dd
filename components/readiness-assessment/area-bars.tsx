'use client';

import clsx from 'clsx';

/** Units across a bar; one is one percent. */
const BAR_UNITS = 100;
/** Where 'nearly' and 'ready' begin. */
const LEVEL_MARKS = [50, 75];

/**
 * A share of the points as a bar, with a mark where each level begins. Below the first mark, dashes fill the gap up to it.
 *
 * @param lane draws the share as the lane instead, which ends in a dot.
 */
export function ShareBar({ part, lane = false }: { part: number; lane?: boolean }) {
  const end = part * BAR_UNITS;
  const gapEnd = Math.min(...LEVEL_MARKS);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR_UNITS} 10`}
      preserveAspectRatio="none"
      className={clsx(
        'block h-[14px] w-full overflow-visible *:[vector-effect:non-scaling-stroke]',
        lane ? 'stroke-3' : 'stroke-8',
      )}
    >
      <path className="stroke-rule" d={`M0 5H${BAR_UNITS}`} />
      {part > 0 && <path className="stroke-lane" d={`M0 5H${end}`} />}
      {!lane && end < gapEnd && (
        <path className="stroke-lane" strokeDasharray="3 5" strokeDashoffset="-5" d={`M${end} 5H${gapEnd}`} />
      )}
      {LEVEL_MARKS.map((at) => (
        <path key={at} className="stroke-ink-2 stroke-[1.5px]" d={`M${at} 0V10`} />
      ))}
      {lane && <path className="stroke-lane stroke-14" strokeLinecap="round" d={`M${end} 5h0`} />}
    </svg>
  );
}

/** A table whose rows draw their share as a bar, with a mark where each level begins; `caption` explains the marks. */
export function AreaBars({
  rows,
  caption,
}: {
  rows: readonly { name: string; share: string; part: number; points: string; level: string }[];
  caption: string;
}) {
  return (
    <table className="mt-3 w-full leading-[1.35] [&_:is(th,td)]:py-3 [&_:is(th,td)]:align-bottom print:[&_:is(th,td)]:py-1.5">
      <caption className="type-meta pb-1 text-left text-ink-2">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Share</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, share, part, points, level }) => (
          <tr
            key={name}
            className="border-b border-rule @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:items-center"
          >
            <th scope="row" className="w-[74%] pr-5 text-left font-semibold @max-[15rem]:w-full">
              {name}{' '}
              <span className="inline-block text-[0.875rem] font-normal text-ink-2 even-digits min-[24rem]:ml-1.5 max-[24rem]:block">
                {points} points
              </span>
              <ShareBar part={part} />
            </th>
            <td className="w-[1%] pr-4 text-right font-semibold even-digits @max-[15rem]:ml-auto">{share}</td>
            <td className="whitespace-nowrap text-ink-2 @max-[15rem]:ml-auto">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
