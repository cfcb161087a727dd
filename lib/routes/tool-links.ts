import { pricingAnswerCodes, type ServiceType, type TeamSize } from '../pricing/parameters';
import { selectorAnswerCodes } from '../recommendation/requirements';
import { wizardUrl } from '../wizard/url-codec';
import { choose, initialState } from '../wizard/wizard-state';
import { routes } from '.';

/**
 * The service selector with its first question answered (the goal decides the service), at question 2. An unknown
 * goal opens it at the start.
 */
export function selectorWithGoal(goal: string): string {
  const state = choose(initialState, goal, selectorAnswerCodes);
  return wizardUrl(routes.serviceSelector, state, selectorAnswerCodes);
}

/** The pricing calculator with the service chosen, at step 2; with the team size, too, at step 3. */
export function calculatorWith(serviceType: ServiceType, teamSize?: TeamSize): string {
  const service = choose(initialState, serviceType, pricingAnswerCodes);
  const state = teamSize ? choose(service, teamSize, pricingAnswerCodes) : service;
  return wizardUrl(routes.pricingCalculator, state, pricingAnswerCodes);
}
