import { type DrawingProps, End, Figure, Ring } from './illustration';

const desks = [
  { y: 20, label: 'Sales' },
  { y: 52, label: 'Ops' },
  { y: 84, label: 'Finance' },
];
/** Hand-offs before: x, then the desk that has the request. */
const handOffs: [number, number][] = [
  [84, 20],
  [120, 52],
  [158, 20],
  [200, 84],
  [244, 52],
  [286, 84],
  [330, 20],
  [374, 84],
  [420, 52],
  [452, 84],
];

/** Workflow Automation: a zigzag between three desks becomes one straight line with one human check. */
export function StraightFlow({ rail = false, className }: DrawingProps) {
  return (
    <Figure
      className={className}
      rail={rail ? { at: 145.75 / 184 } : undefined}
      alt="Before: a request zigzags ten times between sales, operations and finance. After: one straight line from request in, through one human check, to done."
    >
      <svg viewBox="0 0 460 184" aria-hidden="true">
        {desks.map(({ y, label }) => (
          <g key={label}>
            <path className="fig-rule" d={`M66 ${y}H456`} />
            <text className="fig-minor fig-over" x="0" y={y + 5}>
              {label}
            </text>
          </g>
        ))}
        <polyline className="fig-before" points={handOffs.map((point) => point.join(' ')).join(' ')} />
        {handOffs.map(([x, y]) => (
          <Ring key={x} x={x} y={y} />
        ))}
        <path className="fig-lane fig-draw" pathLength="1" d="M0 145.75H446" />
        <End x={84} y={145.75} />
        <Ring x={258} y={145.75} r={7.5} lit />
        <End x={446} y={145.75} />
        <text x="84" y="178" textAnchor="middle">
          Request in
        </text>
        <text x="258" y="178" textAnchor="middle">
          One human check
        </text>
        <text className="fig-strong" x="456" y="178" textAnchor="end">
          Done
        </text>
      </svg>
    </Figure>
  );
}
