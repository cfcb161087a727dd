import type { ReactNode } from 'react';
import type { HeroFigure as Content } from '@/content/schema';
import { Architecture } from './architecture';
import { Curve } from './curve';
import { Distribution } from './distribution';
import { Stages } from './stages';
import { Swimlanes } from './swimlanes';

type Kind = Content['kind'];
type FigureProps<K extends Kind> = { figure: Extract<Content, { kind: K }> };

/** Who draws which figure: a kind that nobody draws does not compile. */
const drawings: { [K in Kind]: (props: FigureProps<K>) => ReactNode } = {
  curve: Curve,
  stages: Stages,
  swimlanes: Swimlanes,
  architecture: Architecture,
  distribution: Distribution,
};

function draw<K extends Kind>(kind: K, props: FigureProps<K>): ReactNode {
  const Drawing: (props: FigureProps<K>) => ReactNode = drawings[kind];
  return <Drawing {...props} />;
}

/** The figure of a first view. */
export function HeroFigure({ figure }: { figure: Content }) {
  return draw(figure.kind, { figure } as FigureProps<typeof figure.kind>);
}
