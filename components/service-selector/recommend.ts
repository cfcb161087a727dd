import type { RecommendationNote, RecommendationRule } from '@/content/schemas/selector';
import type { PrimaryGoal, QuestionId, Requirements } from '@/lib/service-selector/requirements';

export type RecommendationRules = Readonly<Record<PrimaryGoal, RecommendationRule>>;

/** The recommendation for a visitor's answers (specification, section 4), with services by their ids. */
export function recommend(requirements: Requirements, rules: RecommendationRules) {
  const rule = rules[requirements.primaryGoal];
  const outcome = rule.oneOf.includes(requirements[rule.question]) ? rule.yes : rule.no;
  return {
    primaryService: rule.primary,
    secondaryService: outcome.secondary,
    description: outcome.description,
  };
}

/** The notes that apply to a visitor's answers, in their order. */
export const listRecommendationNotes = (
  requirements: Requirements,
  notes: readonly RecommendationNote[],
): RecommendationNote[] =>
  notes.filter(({ when }) =>
    Object.entries(when).every(([id, answers]) =>
      (answers as readonly string[]).includes(requirements[id as QuestionId]),
    ),
  );

/** The words after 'You want to' or 'because', by question id, then by answer; '' for no reason. */
export type ReasonTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Explains a recommendation by the answers that decided it. `title` gives a service's title by its id. */
export function explainRecommendation(
  requirements: Requirements,
  rules: RecommendationRules,
  texts: ReasonTexts,
  title: (service: string) => string,
): string {
  const { question } = rules[requirements.primaryGoal];
  const { primaryService, secondaryService } = recommend(requirements, rules);
  const goal = texts.primaryGoal?.[requirements.primaryGoal] ?? '';
  const because = texts[question]?.[requirements[question]] ?? '';
  const next = title(secondaryService);
  const second = because
    ? `We suggest ${next} next because ${because}.`
    : `When that runs, we suggest ${next} next.`;
  return `You want to ${goal}, so start with ${title(primaryService)}. ${second}`;
}
