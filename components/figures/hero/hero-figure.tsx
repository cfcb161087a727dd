import type { ReactNode } from 'react';
import type { HeroFigure as Content } from '@/content/schema';
import { Gate } from '../audiences/gate';
import { Merge } from '../audiences/merge';
import { Rollout } from '../audiences/rollout';
import { Switch } from '../audiences/switch';
import { Answer } from '../industries/answer';
import { Forecast } from '../industries/forecast';
import { Review } from '../industries/review';
import { Signal } from '../industries/signal';
import { Trace } from '../industries/trace';
import { Waiting } from '../industries/waiting';
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
  signal: Signal,
  waiting: Waiting,
  trace: Trace,
  forecast: Forecast,
  answer: Answer,
  review: Review,
  switch: Switch,
  merge: Merge,
  gate: Gate,
  rollout: Rollout,
};

function draw<K extends Kind>(kind: K, props: FigureProps<K>): ReactNode {
  const Drawing: (props: FigureProps<K>) => ReactNode = drawings[kind];
  return <Drawing {...props} />;
}

/** The figure of a first view. */
export function HeroFigure({ figure }: { figure: Content }) {
  return draw(figure.kind, { figure } as FigureProps<typeof figure.kind>);
}
