'use client';

import { OptionList } from '@/components/wizard/option-list';
import { StepActions, WizardStep } from '@/components/wizard/wizard-step';
import type { ToolQuestion } from '@/content/tools.schema';
import { defaultRequirements, questionOrder } from '@/lib/recommendation/requirements';
import { routes } from '@/lib/routes';
import { useServiceSelector } from './service-selector-provider';

/**
 * One of the questions; an answer moves on.
 *
 * @param enterprise text of the link to the enterprise page, below the question of size.
 */
export function Question({ question, enterprise }: { question: ToolQuestion; enterprise: string }) {
  const { state, heading, choose, goBack } = useServiceSelector();
  const id = questionOrder[state.step] ?? 'primaryGoal';
  return (
    <WizardStep question={question.question} heading={heading}>
      <OptionList
        options={question.options}
        chosen={state.answers[state.step]}
        defaultId={defaultRequirements[id]}
        onChoose={choose}
        note={question.note}
      />
      {id === 'businessSize' && (
        <p className="type-small mt-4">
          <a href={routes.solution('enterprise')} className="text-link">
            {enterprise}
          </a>
        </p>
      )}
      <StepActions step={state.step} onBack={goBack} />
    </WizardStep>
  );
}
