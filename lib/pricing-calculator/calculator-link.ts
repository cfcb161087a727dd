import * as routes from '../routes';
import { linkToAnswers } from '../wizard/wizard-url-codec';
import { pricingUrlCodes, type ServiceType, type TeamSize } from './parameters';

/** The pricing calculator with the service chosen, at step 2; with the team size, too, at step 3. */
export const linkToCalculator = (...answers: [ServiceType, TeamSize?]): string =>
  linkToAnswers(
    routes.pricingCalculator,
    answers.filter((answer) => answer !== undefined),
    pricingUrlCodes,
  );
