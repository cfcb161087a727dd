import type { Duration, ServiceType, TeamSize } from '../pricing/parameters';
import type { BusinessSize, Implementation, PrimaryGoal } from '../recommendation/requirements';
import type { CaseAnswers, ToolAnswers } from './answers';

/**
 * The selector and the calculator ask about the same things in their own words: what for, how many people, how fast.
 * What one answer says exactly is taken over; what it says roughly is suggested.
 */
const services: Readonly<Record<PrimaryGoal, ServiceType>> = {
  'skill-development': 'training',
  'business-integration': 'onboarding',
  'process-automation': 'automation',
  'custom-solution': 'development',
  'system-optimization': 'optimization',
};

/** 2-20 people may be 2-10 or 11-50, and 21-200 may be 11-50 or 51-200. */
const teams: Readonly<Record<BusinessSize, { id: TeamSize; exact: boolean }>> = {
  solo: { id: 'individual', exact: true },
  small: { id: 'small', exact: false },
  medium: { id: 'large', exact: false },
  enterprise: { id: 'enterprise', exact: true },
};

/** 11-50 people may be 2-20 or 21-200. */
const companies: Readonly<Record<TeamSize, { id: BusinessSize; exact: boolean }>> = {
  individual: { id: 'solo', exact: true },
  small: { id: 'small', exact: true },
  medium: { id: 'medium', exact: false },
  large: { id: 'medium', exact: true },
  enterprise: { id: 'enterprise', exact: true },
};

/** The selector asks for a pace, not a timeline, so these are only suggestions. */
const durations: Readonly<Record<Implementation, Duration>> = {
  quick: 'short',
  thorough: 'medium',
  comprehensive: 'long',
};

const found = <Value>(table: Readonly<Record<string, Value>>, answer: string | null | undefined) =>
  answer ? table[answer] : undefined;

/** The calculator's team size that the selector's answer says exactly; undefined where it says no single one. */
export function exactTeam(size: string | null | undefined): TeamSize | undefined {
  const team = found(teams, size);
  return team?.exact ? team.id : undefined;
}

/** What the calculator suggests, by question, after these answers of the selector. */
export const suggestedPricing = ([goal, size, , pace]: ToolAnswers) => ({
  serviceType: found(services, goal),
  teamSize: found(teams, size)?.id,
  duration: found(durations, pace),
});

/** What the selector suggests, by question, after these answers of the calculator. */
export const suggestedRequirements = ([, team]: ToolAnswers) => ({
  businessSize: found(companies, team)?.id,
});

/** The case with the open answers that another tool's answer says exactly. */
export function translated(answers: CaseAnswers): CaseAnswers {
  const { selector, calculator } = answers;
  const [goal = null, size = null] = selector;
  const [service = null, team = null] = calculator;
  const company = found(companies, team);
  return {
    ...answers,
    selector: selector.with(1, size ?? (company?.exact ? company.id : null)),
    calculator: calculator
      .with(0, service ?? found(services, goal) ?? null)
      .with(1, team ?? exactTeam(size) ?? null),
  };
}
