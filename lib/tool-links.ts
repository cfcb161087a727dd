import { pricingAnswerCodes, type ServiceType } from './pricing/parameters';
import { selectorAnswerCodes } from './recommendation/requirements';
import { routes } from './routes';
import { wizardUrl } from './wizard/url-codec';
import { choose, initialState } from './wizard/wizard-state';

/**
 * The address of the service selector with its first answer given (the goal decides the service), so that it
 * opens at question 2. An unknown goal opens it at the start.
 */
export function selectorWithGoal(goal: string): string {
  const state = choose(initialState, goal, selectorAnswerCodes);
  return wizardUrl(routes.serviceSelector, state, selectorAnswerCodes);
}

/** The address of the pricing calculator with the service chosen, so that it opens at step 2. */
export function calculatorWithService(serviceType: ServiceType): string {
  const state = choose(initialState, serviceType, pricingAnswerCodes);
  return wizardUrl(routes.pricingCalculator, state, pricingAnswerCodes);
}
