import { type DrawingProps, End, Figure } from './illustration';

const after = 'C66 145.75 78 25 116 25C150 25 164 145.75 206 145.75';
const before = 'M69 145.75C146 145.75 172 73 233 73C300 73 345 139 453 144.5';

/** AI System Optimization: how long answers take, before and after. */
export function Distribution({ rail = false, className }: DrawingProps) {
  return (
    <Figure
      className={className}
      rail={rail ? { at: 145.75 / 184 } : undefined}
      alt="Distribution of answer times, illustrative: before, broad and slow; after, narrow and fast."
    >
      <svg viewBox="0 0 460 184" aria-hidden="true">
        <path className="fig-rule" d="M0 147H456" />
        <path className="fig-area-before" d={`${before}V147H69Z`} />
        <path className="fig-before" d={before} />
        <path className="fig-area" d={`M26 145.75${after}Z`} />
        <path className="fig-lane fig-draw" pathLength="1" d={`M0 145.75H26${after}`} />
        <End x={206} y={145.75} />
        <text className="fig-lit" x="133" y="27">
          After
        </text>
        <text x="262" y="67">
          Before
        </text>
        <text className="fig-minor" x="0" y="178">
          Fast
        </text>
        <text className="fig-minor" x="456" y="178" textAnchor="end">
          Slow
        </text>
      </svg>
    </Figure>
  );
}
