import * as routes from '../routes';
import { linkToAnswers } from '../wizard/wizard-url-codec';
import { selectorUrlCodes } from './requirements';

/** The service selector at question 2: the goal, its first answer, decides the service. */
export const linkToSelector = (goal: string): string =>
  linkToAnswers(routes.serviceSelector, [goal], selectorUrlCodes);
