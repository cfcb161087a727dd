import { pricingAnswerCodes, type ServiceType, type TeamSize } from '../pricing/parameters';
import { selectorAnswerCodes } from '../recommendation/requirements';
import { wizardUrl } from '../wizard/url-codec';
import { choose, initialState } from '../wizard/wizard-state';
import { routes } from '.';

/**
 * The address of the service selector with its first answer given (the goal decides the service), so that it
 * opens at question 2. An unknown goal opens it at the start.
 */
export function selectorWithGoal(goal: string): string {
  const state = choose(initialState, goal, selectorAnswerCodes);
  return wizardUrl(routes.serviceSelector, state, selectorAnswerCodes);
}

/**
 * The address of the pricing calculator with the service chosen, so that it opens at step 2, or with the team size as
 * well, so that it opens at step 3.
 */
export function calculatorWith(serviceType: ServiceType, teamSize?: TeamSize): string {
  const service = choose(initialState, serviceType, pricingAnswerCodes);
  const state = teamSize ? choose(service, teamSize, pricingAnswerCodes) : service;
  return wizardUrl(routes.pricingCalculator, state, pricingAnswerCodes);
}
