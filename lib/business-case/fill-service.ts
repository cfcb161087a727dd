import type { ServiceType } from '../pricing-calculator/parameters';
import type { PrimaryGoal } from '../service-selector/requirements';
import type { BusinessCaseAnswers } from './answers';

/**
 * The calculator's service for each goal of the selector. The company's size is not passed on, because it does not
 * say how many people will use the service.
 */
const services: Readonly<Record<PrimaryGoal, ServiceType>> = {
  'skill-development': 'training',
  'business-integration': 'onboarding',
  'process-automation': 'automation',
  'custom-solution': 'development',
  'system-optimization': 'optimization',
};

/** Fills in the service of an open calculator from the selector's goal. */
export function fillServiceFromGoal(answers: BusinessCaseAnswers): BusinessCaseAnswers {
  const [service] = answers.calculator;
  const [goal] = answers.selector;
  return {
    ...answers,
    calculator: answers.calculator.with(0, service ?? services[goal as PrimaryGoal] ?? null),
  };
}
