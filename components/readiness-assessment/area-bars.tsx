'use client';

/** Units across a bar; one is one percent. */
const BAR_UNITS = 100;
/** Where 'nearly' and 'ready' begin. */
const LEVEL_MARKS = [50, 75];

/** A table whose rows draw their share as a bar, with the two borders marked on it; `caption` names them. */
export function AreaBars({
  rows,
  caption,
}: {
  rows: readonly { name: string; share: string; part: number; points: string; level: string }[];
  caption: string;
}) {
  return (
    <table className="mt-3 w-full border-collapse leading-[1.35] [&_:is(th,td)]:py-3 [&_:is(th,td)]:align-bottom print:[&_:is(th,td)]:py-1.5">
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
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${BAR_UNITS} 10`}
                preserveAspectRatio="none"
                className="mt-1.5 block h-[14px] w-full overflow-visible stroke-8 *:[vector-effect:non-scaling-stroke]"
              >
                <path className="stroke-rule" d={`M0 5H${BAR_UNITS}`} />
                {part > 0 && <path className="stroke-lane" d={`M0 5H${part * BAR_UNITS}`} />}
                {LEVEL_MARKS.map((at) => (
                  <path key={at} className="stroke-ink-2 stroke-[1.5px]" d={`M${at} 0V10`} />
                ))}
              </svg>
            </th>
            <td className="pr-4 text-right font-semibold even-digits @max-[15rem]:ml-auto">{share}</td>
            <td className="whitespace-nowrap text-ink-2 @max-[15rem]:ml-auto">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
