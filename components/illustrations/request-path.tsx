import { type DrawingProps, Figure } from './illustration';

const boxes = [
  { x: 44, y: 124, width: 104, label: 'Your data' },
  { x: 192, y: 124, width: 96, label: 'Retrieval' },
  { x: 192, y: 34, width: 96, label: 'Model' },
  { x: 340, y: 34, width: 104, label: 'Your app' },
];

/** Custom AI Development: the way of a request through the system, with evaluation closing the loop. */
export function RequestPath({ rail = false, className }: DrawingProps) {
  return (
    <Figure
      className={className}
      rail={rail ? { at: 145.75 / 184 } : undefined}
      alt="The way of a request: your data, retrieval, model, your app. An evaluation loop leads from your app back to retrieval."
    >
      <svg viewBox="0 0 460 184" aria-hidden="true">
        <path className="fig-dash" d="M392 78V136q0 10 -10 10H288" />
        <text className="fig-minor" x="371" y="138" textAnchor="end">
          Evaluate
        </text>
        <path className="fig-lane fig-draw" pathLength="1" d="M0 145.75H240V56H334M324 46L334 56L324 66" />
        {boxes.map(({ x, y, width, label }) => (
          <g key={label}>
            <rect className="fig-box" x={x} y={y} width={width} height="44" rx="3" />
            <text className="fig-strong" x={x + width / 2} y={y + 27} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
