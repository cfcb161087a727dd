import { ADD_ON_STEP, addOns, readParameters } from '@/lib/pricing-calculator/parameters';
import { describeAnswers, type LabeledAnswer, type QuestionText } from '@/lib/wizard/describe-answers';
import type { WizardState } from '@/lib/wizard/wizard-state';

/** The answers in words, add-ons as one list ('None' when there are none). */
export function describePricing(
  state: WizardState,
  steps: readonly QuestionText[],
  addOnStep: QuestionText,
): LabeledAnswer[] {
  const described = describeAnswers(steps, state.answers.slice(0, ADD_ON_STEP));
  if (state.answers[ADD_ON_STEP] === undefined) return described;
  const parameters = readParameters(state);
  const chosen = addOns
    .filter((id) => parameters[id])
    .map((id) => addOnStep.options.find((o) => o.id === id));
  const value = chosen.map((option) => option?.label).join(', ') || 'None';
  return [...described, { label: addOnStep.label, value }];
}
