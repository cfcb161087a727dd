import { formWords, memoWords } from '@/content/business-case/business-case';
import { smallProject } from '@/content/company/facts';
import { discounts } from '@/content/pricing/discounts';
import { pricing } from '@/content/pricing/pricing-rules';
import { pageOf } from '@/content/site/pages';
import { addOnStep, pricedServices, pricingSteps } from '@/content/tools/pricing-calculator';
import { readinessAreas, readinessScale } from '@/content/tools/readiness';
import { financeQuestions, roiQuestions, roiWords } from '@/content/tools/roi';
import * as routes from '@/lib/routes';

/**
 * The content of the business case, from the tools and its own texts. It is sent to the browser, so it has nothing
 * unused.
 */
export const businessCaseContent = {
  heading: pageOf(routes.businessCase).label,
  rules: pricing,
  discounts,
  smallProject,
  words: memoWords,
  form: formWords,
  priced: pricedServices,
  pricing: pricingSteps,
  addOns: addOnStep.options.map(({ id, label }) => ({ id, label })),
  roi: roiQuestions,
  finance: financeQuestions,
  scenarioNames: roiWords.scenarios.names,
  areas: readinessAreas.map(({ name, statements, next }) => ({ name, statements, next })),
  scale: readinessScale,
};
