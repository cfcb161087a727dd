import { routes } from '../routes';
import type { PrimaryGoal, QuestionId, Requirements } from './requirements';

/** The second service and the text of one outcome. */
export type Outcome = { secondary: string; description: string };

/** How a goal is decided: the first service is fixed, one more question decides the second. */
type RecommendationRule = {
  primary: string;
  question: Exclude<QuestionId, 'primaryGoal' | 'implementation'>;
  /** Answers to `question` that lead to `yes`; all others lead to `no`. */
  oneOf: readonly string[];
  yes: Outcome;
  no: Outcome;
};
export type RecommendationRules = Readonly<Record<PrimaryGoal, RecommendationRule>>;

/** Service ids, the outcome's own text, and the address of the first service. */
export type Recommendation = {
  primaryService: string;
  secondaryService: string;
  description: string;
  link: string;
};

/** The recommendation for a visitor's answers (specification, section 4). */
export function recommend(requirements: Requirements, rules: RecommendationRules): Recommendation {
  const rule = rules[requirements.primaryGoal];
  const outcome = rule.oneOf.includes(requirements[rule.question]) ? rule.yes : rule.no;
  return {
    primaryService: rule.primary,
    secondaryService: outcome.secondary,
    description: outcome.description,
    link: routes.service(rule.primary),
  };
}

/** How each deciding answer continues 'You want to' or 'because', by question id, then by answer. */
export type ReasonTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Says in one sentence which answers decided, and nothing that did not.
 *
 * @param title gives a service's title by its id.
 */
export function reasonFor(
  requirements: Requirements,
  rules: RecommendationRules,
  texts: ReasonTexts,
  title: (service: string) => string,
): string {
  const { question } = rules[requirements.primaryGoal];
  const { primaryService, secondaryService } = recommend(requirements, rules);
  const goal = texts.primaryGoal?.[requirements.primaryGoal] ?? '';
  const because = texts[question]?.[requirements[question]] ?? '';
  return `You want to ${goal}, so ${title(primaryService)} comes first; ${title(secondaryService)} comes second because ${because}.`;
}
