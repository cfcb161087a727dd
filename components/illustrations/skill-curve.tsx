import { type DrawingProps, End, Figure } from './illustration';

const stages = [
  { x: 104, y: 117, label: '1 day' },
  { x: 208, y: 89, label: '3-5 days' },
  { x: 318, y: 53, label: '2-4 weeks' },
  { x: 430, y: 26, label: '4-8 weeks' },
];

/** AI Training & Education: what people can do alone, by length of program, against teaching oneself. */
export function SkillCurve({ rail = false, className }: DrawingProps) {
  return (
    <Figure
      className={className}
      rail={rail ? { at: 145.75 / 184 } : undefined}
      alt="Skill curve, illustrative: what people can do alone rises with programs of 1 day, 3-5 days, 2-4 weeks and 4-8 weeks, well above what they reach self-taught."
    >
      <svg viewBox="0 0 460 184" aria-hidden="true">
        {stages.map(({ x, y, label }) => (
          <path key={label} className="fig-rule" d={`M${x} ${y}V156`} />
        ))}
        <path className="fig-dash" d="M20 145.75C150 145.75 300 138 450 118" />
        <text className="fig-minor fig-over" x="432" y="111" textAnchor="end">
          Self-taught
        </text>
        <path
          className="fig-lane fig-draw"
          pathLength="1"
          d="M0 145.75H16C52 145.75 70 122 104 117C138 112 172 101 208 89C244 77 281 66 318 53C355 40 390 28 430 26"
        />
        {stages.map(({ x, y, label }, index) => (
          <g key={label}>
            <End x={x} y={y} />
            <text
              x={index === stages.length - 1 ? 458 : x}
              y="178"
              textAnchor={index === stages.length - 1 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
