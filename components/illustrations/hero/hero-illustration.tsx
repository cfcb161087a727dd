import type { ReactNode } from 'react';
import type { FigureOf } from '@/components/illustrations/kit/hero-frame';
import type { HeroFigure } from '@/content/landing-page/schema';
import { Answer } from './answer';
import { Architecture } from './architecture';
import { Curve } from './curve';
import { Distribution } from './distribution';
import { Forecast } from './forecast';
import { Gate } from './gate';
import { Merge } from './merge';
import { Review } from './review';
import { Rollout } from './rollout';
import { Signal } from './signal';
import { Stages } from './stages';
import { Swimlanes } from './swimlanes';
import { Switch } from './switch';
import { Trace } from './trace';
import { Waiting } from './waiting';

type Kind = HeroFigure['kind'];

/** Who draws which kind: a kind that nobody draws does not compile. */
const drawings: { [K in Kind]: (props: { figure: FigureOf<K> }) => ReactNode } = {
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

/** The drawing of a landing page's first view. */
export function HeroIllustration({ figure }: { figure: HeroFigure }) {
  const Drawing = drawings[figure.kind] as (props: { figure: HeroFigure }) => ReactNode;
  return <Drawing figure={figure} />;
}
