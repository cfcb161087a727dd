import type { ReactNode } from 'react';
import { End, Figure, Ring } from './illustration';

/** Three unlit lanes behind a drawing. */
const threeLanes = <path className="fig-before" d="M1 31H575M1 62H575M1 93H575" />;

const drawings: Record<string, { alt: string; drawing: ReactNode }> = {
  individuals: {
    alt: 'One lane of three climbs from the lowest to the highest.',
    drawing: (
      <>
        {threeLanes}
        <path className="fig-lane fig-draw" pathLength="1" d="M10 93H154q16 0 16 -16V47q0 -16 16 -16H566" />
        <Ring x={10} y={93} r={8} lit />
        <End x={566} y={31} r={8} />
      </>
    ),
  },
  'small-business': {
    alt: 'Three separate lanes join into one that runs on.',
    drawing: (
      <>
        <path
          className="fig-before"
          d="M8 31H124q16 0 16 16q0 15 16 15M8 62H156M8 93H124q16 0 16 -16q0 -15 16 -15"
        />
        <path className="fig-lane fig-draw" pathLength="1" d="M156 62H563" />
        {[31, 62, 93].map((y) => (
          <Ring key={y} x={8} y={y} r={7.5} />
        ))}
        <Ring x={156} y={62} r={9} lit />
        <End x={563} y={62} r={8} />
      </>
    ),
  },
  startups: {
    alt: 'A new lane branches off the one that runs already, and goes on above it.',
    drawing: (
      <>
        <path className="fig-before" d="M8 93H575" />
        <path className="fig-lane fig-draw" pathLength="1" d="M120 93H244q16 0 16 -16V47q0 -16 16 -16H563" />
        <Ring x={8} y={93} r={7.5} />
        <Ring x={120} y={93} r={9} lit />
        <End x={563} y={31} r={8} />
      </>
    ),
  },
  enterprise: {
    alt: 'One lane passes through three departments in turn and stops for a person between them.',
    drawing: (
      <>
        {threeLanes}
        <path
          className="fig-lane fig-draw"
          pathLength="1"
          d="M10 31H164q15.5 0 15.5 15.5q0 15.5 15.5 15.5H364q15.5 0 15.5 15.5q0 15.5 15.5 15.5H566"
        />
        <Ring x={10} y={31} r={8} lit />
        <Ring x={280} y={62} r={8} lit />
        <End x={566} y={93} r={8} />
      </>
    ),
  },
};

/** What happens to the lane of an audience; nothing for an audience that has no drawing yet. */
export function AudienceLane({ id, className }: { id: string; className?: string }) {
  const found = drawings[id];
  if (!found) return null;
  return (
    <Figure className={className} alt={found.alt}>
      <svg className="fig-hero-lane" viewBox="0 0 576 124" aria-hidden="true">
        {found.drawing}
      </svg>
    </Figure>
  );
}
