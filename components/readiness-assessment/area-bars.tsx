'use client';

/** Units across a bar; one is one percent. */
const ACROSS = 100;
/** Where 'nearly' and 'ready' begin. */
const BORDERS = [50, 75];

/** A table whose rows draw their share on a lane, with the two borders marked on it; `caption` names them. */
export function AreaBars({
  rows,
  caption,
}: {
  rows: readonly { name: string; share: string; part: number; points: string; level: string }[];
  caption: string;
}) {
  return (
    <table className="area-bars">
      <caption className="type-meta text-ink-2">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Share</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, share, part, points, level }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="area-points">{points} points</span>
              <svg aria-hidden="true" viewBox={`0 0 ${ACROSS} 10`} preserveAspectRatio="none">
                <path className="area-whole" d={`M0 5H${ACROSS}`} />
                {part > 0 && <path className="area-part" d={`M0 5H${part * ACROSS}`} />}
                {BORDERS.map((at) => (
                  <path key={at} className="area-border" d={`M${at} 0V10`} />
                ))}
              </svg>
            </th>
            <td className="area-share">{share}</td>
            <td className="area-level">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
