import { ADD_ON_STEP, readParameters } from '@/lib/pricing-calculator/parameters';
import { describeAnswers, type LabeledAnswer, type QuestionText } from '@/lib/wizard/describe-answers';
import type { WizardState } from '@/lib/wizard/wizard-state';
import type { CalculatorContent } from './pricing-provider';

/** The answers in words, add-ons as one list ('None' when there are none). */
export function describePricing(
  state: WizardState,
  steps: readonly QuestionText[],
  { label, options }: CalculatorContent['addOnStep'],
): LabeledAnswer[] {
  const described = describeAnswers(steps, state.answers.slice(0, ADD_ON_STEP));
  if (state.answers[ADD_ON_STEP] === undefined) return described;
  const parameters = readParameters(state);
  const chosen = options.filter(({ id }) => parameters[id]).map((option) => option.label);
  return [...described, { label, value: chosen.join(', ') || 'None' }];
}
