import * as routes from '../routes';
import { wizardUrl } from '../wizard/url-codec';
import { choose, initialState } from '../wizard/wizard-state';
import { selectorAnswerCodes } from './requirements';

/**
 * The service selector with its first question answered (the goal decides the service), at question 2. An unknown
 * goal opens it at the start.
 */
export const linkToSelector = (goal: string): string =>
  wizardUrl(routes.serviceSelector, choose(initialState, goal, selectorAnswerCodes), selectorAnswerCodes);
