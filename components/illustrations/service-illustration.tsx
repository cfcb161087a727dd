import type { ReactNode } from 'react';
import type { Service } from '@/content/services/schema';
import { Distribution } from './distribution';
import type { DrawingProps } from './illustration';
import { RequestPath } from './request-path';
import { SkillCurve } from './skill-curve';
import { Stages } from './stages';
import { StraightFlow } from './straight-flow';

/** The drawing of each kind of service: a kind that nobody draws does not compile. */
const drawings: Record<Service['pricingType'], (props: DrawingProps) => ReactNode> = {
  training: SkillCurve,
  onboarding: Stages,
  automation: StraightFlow,
  development: RequestPath,
  optimization: Distribution,
};

/** What a service is, drawn. Used by service rows, the selector's result and service pages. */
export function ServiceFigure({ type, ...rest }: DrawingProps & { type: Service['pricingType'] }) {
  const Drawing = drawings[type];
  return <Drawing {...rest} />;
}
