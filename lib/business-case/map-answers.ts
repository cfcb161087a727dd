import type { ServiceType, TimelineChoice } from '../pricing-calculator/parameters';
import type { Implementation, PrimaryGoal } from '../service-selector/requirements';
import type { BusinessCaseAnswers, ToolAnswers } from './answers';

/**
 * The selector and the calculator ask about goal and time with different choices. How big a company is says nothing
 * about how many of its people will use what is bought, so the size is never passed on.
 */
const services: Readonly<Record<PrimaryGoal, ServiceType>> = {
  'skill-development': 'training',
  'business-integration': 'onboarding',
  'process-automation': 'automation',
  'custom-solution': 'development',
  'system-optimization': 'optimization',
};

/** Suggestions only, because a way to start is not a timeline. */
const timelines: Readonly<Record<Implementation, TimelineChoice>> = {
  quick: 'short',
  thorough: 'medium',
  comprehensive: 'long',
};

const find = <Value>(table: Readonly<Record<string, Value>>, answer: string | null | undefined) =>
  answer ? table[answer] : undefined;

/** Suggestions for the calculator, by question, from the selector's answers. */
export const suggestPricing = ([goal, , , pace]: ToolAnswers) => ({
  serviceType: find(services, goal),
  duration: find(timelines, pace),
});

/** Fills in the service of an open calculator from the selector's goal. */
export function fillFromOtherTools(answers: BusinessCaseAnswers): BusinessCaseAnswers {
  const [service] = answers.calculator;
  return {
    ...answers,
    calculator: answers.calculator.with(0, service ?? find(services, answers.selector[0]) ?? null),
  };
}
