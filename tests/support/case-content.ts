import type { CaseContent } from '@/components/business-case/content';
import { caseForm, caseWords, exampleCase } from '@/content/business-case';
import { company } from '@/content/company';
import { addOnStep, pricedServices, pricingSteps } from '@/content/pricing';
import { pricing } from '@/content/pricing-rules';
import { readinessAreas, readinessLevels, readinessScale } from '@/content/readiness';
import { roiQuestions, roiWords } from '@/content/roi';
import { selectorQuestions, selectorRules } from '@/content/selector';
import { services } from '@/content/services';

/** The content of the business case, as its page gives it. */
export const caseContent: CaseContent = {
  company: company.name,
  heading: 'Business Case',
  email: company.email,
  example: exampleCase,
  rules: { pricing, recommendation: selectorRules },
  words: caseWords,
  form: caseForm,
  priced: pricedServices,
  titles: Object.fromEntries(services.map(({ id, title }) => [id, title])),
  selector: selectorQuestions,
  pricing: pricingSteps,
  addOns: addOnStep.options,
  roi: roiQuestions,
  cases: roiWords.cases,
  areas: readinessAreas,
  scale: readinessScale,
  levels: readinessLevels,
};
