import { pricingAlphabets, type ServiceType } from './pricing/parameters';
import { selectorAlphabets } from './recommendation/requirements';
import { routes } from './routes';
import { walkAddress, writeWalk } from './wizard/state-in-url';
import { choose, start } from './wizard/wizard-state';

/**
 * The address of the service selector with its first answer given (the goal decides the service), so that it
 * opens at question 2. An unknown goal opens it at the start.
 */
export function selectorWithGoal(goal: string): string {
  const walk = choose(start, goal, selectorAlphabets);
  return walkAddress(routes.serviceSelector, writeWalk(walk, selectorAlphabets));
}

/** The address of the pricing calculator with the service chosen, so that it opens at step 2. */
export function calculatorWithService(serviceType: ServiceType): string {
  const walk = choose(start, serviceType, pricingAlphabets);
  return walkAddress(routes.pricingCalculator, writeWalk(walk, pricingAlphabets));
}
