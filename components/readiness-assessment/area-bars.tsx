'use client';

import { Bar } from '@/components/illustrations/charts/bar-list';

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
      <caption className="type-small pb-1 text-left text-ink-2">{caption}</caption>
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
              <span className="inline-block text-small font-normal text-ink-2 even-digits min-[24rem]:ml-1.5 max-[24rem]:block">
                {points} points
              </span>
              <Bar tone="lane" share={part * 100} marked />
            </th>
            <td className="w-[1%] pr-4 text-right font-semibold even-digits @max-[15rem]:ml-auto">{share}</td>
            <td className="whitespace-nowrap text-ink-2 @max-[15rem]:ml-auto">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
