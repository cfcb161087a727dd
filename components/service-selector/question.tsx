'use client';

import { useMemo } from 'react';
import { useTabCase } from '@/components/hooks/use-tab-case';
import { OptionList } from '@/components/wizard/option-list';
import { WizardStep } from '@/components/wizard/wizard-step';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import { defaultRequirements, questionOrder } from '@/lib/recommendation/requirements';
import { enterpriseRoute } from '@/lib/routes/browser-routes';
import { useServiceSelector } from './service-selector-provider';

const FROM_CALCULATOR = 'The suggestion follows your team size in the pricing calculator.';

/**
 * One of the questions; an answer moves on.
 *
 * @param enterprise text of the link to the enterprise page, below the question of size.
 */
export function Question({ question, enterprise }: { question: ToolQuestion; enterprise: string }) {
  const { state, heading, choose, goBack } = useServiceSelector();
  const id = questionOrder[state.step] ?? 'primaryGoal';
  const tab = useTabCase();
  const size = useMemo(() => tab?.requirementSuggestions().businessSize, [tab]);
  const suggested = id === 'businessSize' ? size : undefined;
  return (
    <WizardStep question={question.question} step={state.step} steps={questionOrder.length} heading={heading}>
      <OptionList
        options={question.options}
        chosen={state.answers[state.step]}
        defaultId={suggested ?? defaultRequirements[id]}
        onChoose={choose}
        onBack={state.step > 0 ? goBack : undefined}
        note={suggested && FROM_CALCULATOR}
      >
        {id === 'businessSize' && (
          <p className="type-small mt-4">
            <a href={enterpriseRoute} className="text-link">
              {enterprise}
            </a>
          </p>
        )}
      </OptionList>
    </WizardStep>
  );
}
