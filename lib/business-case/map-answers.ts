import type { ServiceType, TeamSize, TimelineChoice } from '../pricing-calculator/parameters';
import type { BusinessSize, Implementation, PrimaryGoal } from '../service-selector/requirements';
import type { BusinessCaseAnswers, ToolAnswers } from './answers';

/**
 * The selector and the calculator ask about goal, people and time with different choices. Exact equivalents are filled
 * in; approximate ones are suggested.
 */
const services: Readonly<Record<PrimaryGoal, ServiceType>> = {
  'skill-development': 'training',
  'business-integration': 'onboarding',
  'process-automation': 'automation',
  'custom-solution': 'development',
  'system-optimization': 'optimization',
};

const teams: Readonly<Record<BusinessSize, TeamSize>> = {
  solo: 'individual',
  small: 'small',
  medium: 'large',
  enterprise: 'enterprise',
};
const companies: Readonly<Record<TeamSize, BusinessSize>> = {
  individual: 'solo',
  small: 'small',
  medium: 'medium',
  large: 'medium',
  enterprise: 'enterprise',
};
/** 2-20 people may be 2-10 or 11-50, and 21-200 may be 11-50 or 51-200. */
const vagueSizes: readonly unknown[] = ['small', 'medium'];
/** 11-50 people may be 2-20 or 21-200. */
const VAGUE_TEAM = 'medium';

/** Suggestions only, because a way to start is not a timeline. */
const durations: Readonly<Record<Implementation, TimelineChoice>> = {
  quick: 'short',
  thorough: 'medium',
  comprehensive: 'long',
};

const lookUp = <Value>(table: Readonly<Record<string, Value>>, answer: string | null | undefined) =>
  answer ? table[answer] : undefined;

/** The calculator's team size that is equivalent to the selector's answer; undefined when there is no single one. */
export const exactTeamSize = (size: string | null | undefined): TeamSize | undefined =>
  vagueSizes.includes(size) ? undefined : lookUp(teams, size);

/** Suggestions for the calculator, by question, from the selector's answers. */
export const suggestedPricing = ([goal, size, , pace]: ToolAnswers) => ({
  serviceType: lookUp(services, goal),
  teamSize: lookUp(teams, size),
  duration: lookUp(durations, pace),
});

/** Suggestions for the selector, by question, from the calculator's answers. */
export const suggestedRequirements = ([, team]: ToolAnswers) => ({
  businessSize: lookUp(companies, team),
});

/** Fills open answers of a case with exact equivalents from other tools. */
export function fillFromOtherTools(answers: BusinessCaseAnswers): BusinessCaseAnswers {
  const { selector, calculator } = answers;
  const [goal = null, size = null] = selector;
  const [service = null, team = null] = calculator;
  const company = team === VAGUE_TEAM ? null : lookUp(companies, team);
  return {
    ...answers,
    selector: selector.with(1, size ?? company ?? null),
    calculator: calculator
      .with(0, service ?? lookUp(services, goal) ?? null)
      .with(1, team ?? exactTeamSize(size) ?? null),
  };
}
