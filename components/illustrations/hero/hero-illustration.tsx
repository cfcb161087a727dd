import type { ReactNode } from 'react';
import { Gate } from '@/components/illustrations/audiences/gate';
import { Merge } from '@/components/illustrations/audiences/merge';
import { Rollout } from '@/components/illustrations/audiences/rollout';
import { Switch } from '@/components/illustrations/audiences/switch';
import { Answer } from '@/components/illustrations/industries/answer';
import { Forecast } from '@/components/illustrations/industries/forecast';
import { Review } from '@/components/illustrations/industries/review';
import { Signal } from '@/components/illustrations/industries/signal';
import { Trace } from '@/components/illustrations/industries/trace';
import { Waiting } from '@/components/illustrations/industries/waiting';
import type { HeroFigure as Content } from '@/content/landing-page/schema';
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
