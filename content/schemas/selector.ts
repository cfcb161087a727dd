import { z } from 'zod';
import { selectorUrlLetters } from '@/lib/service-selector/requirements';
import { link, slug, text } from './fields';

/** The second service and the text of an outcome. */
const outcome = z.strictObject({ secondary: slug, description: text(320) });

/** The rule for a goal: the first service is fixed, and one more question decides the second. */
export const recommendationRule = z.strictObject({
  primary: slug,
  question: z.enum(['businessSize', 'aiExperience', 'budget']),
  /** Answers to `question` that lead to `yes`; all others lead to `no`. */
  oneOf: z.array(z.string()).min(1, 'must name at least one answer'),
  yes: outcome,
  no: outcome,
});
export type RecommendationRule = z.infer<typeof recommendationRule>;

const { primaryGoal, businessSize, aiExperience, implementation, budget } = selectorUrlLetters;
const anyOf = <Id extends string>(codes: Record<Id, string>) =>
  z
    .array(z.enum(Object.keys(codes) as [Id, ...Id[]]))
    .min(1, 'must name at least one answer')
    .optional();

/** A remark on answers: shown when each question in `when` got one of the answers named there. */
export const recommendationNote = z.strictObject({
  when: z
    .strictObject({
      primaryGoal: anyOf(primaryGoal),
      businessSize: anyOf(businessSize),
      aiExperience: anyOf(aiExperience),
      implementation: anyOf(implementation),
      budget: anyOf(budget),
    })
    .refine((when) => Object.keys(when).length > 0, 'must name at least one question'),
  text: text(200),
  link,
});
export type RecommendationNote = z.infer<typeof recommendationNote>;
