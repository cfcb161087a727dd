import * as routes from '../routes';
import { wizardUrl } from '../wizard/url-codec';
import { choose, initialState } from '../wizard/wizard-state';
import { pricingAnswerCodes, type ServiceType, type TeamSize } from './parameters';

/** The pricing calculator with the service chosen, at step 2; with the team size, too, at step 3. */
export function linkToCalculator(serviceType: ServiceType, teamSize?: TeamSize): string {
  const service = choose(initialState, serviceType, pricingAnswerCodes);
  const state = teamSize ? choose(service, teamSize, pricingAnswerCodes) : service;
  return wizardUrl(routes.pricingCalculator, state, pricingAnswerCodes);
}
