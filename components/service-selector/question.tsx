'use client';

import { OptionList } from '@/components/wizard/option-list';
import { StepFoot } from '@/components/wizard/step-actions';
import { useHeadingFocus } from '@/components/wizard/use-wizard';
import type { ToolQuestion } from '@/content/tools.schema';
import { defaultRequirements, questionOrder } from '@/lib/recommendation/requirements';
import { routes } from '@/lib/routes';
import { useServiceSelector } from './service-selector-provider';

/** One of the five questions; an answer moves on. */
export function Question({
  question,
  enterprise,
}: {
  question: ToolQuestion;
  /** Words of the link that stands below the question of size (SELECTOR-20). */
  enterprise: string;
}) {
  const { walk, moves, send } = useServiceSelector();
  const heading = useHeadingFocus(moves);
  const id = questionOrder[walk.at] ?? 'primaryGoal';
  return (
    <section aria-labelledby="step-heading" className="tool-step">
      <h2 id="step-heading" ref={heading} tabIndex={-1} className="type-h2">
        {question.question}
      </h2>
      <OptionList
        options={question.options}
        labelledBy="step-heading"
        chosen={walk.answers[walk.at]}
        standard={defaultRequirements[id]}
        onChoose={(value) => send({ type: 'choose', value })}
      />
      {id === 'businessSize' && (
        <p className="type-small mt-4">
          <a href={routes.solution('enterprise')} className="text-link">
            {enterprise}
          </a>
        </p>
      )}
      <StepFoot
        hint="Choosing an answer moves you on."
        onBack={walk.at > 0 ? () => send({ type: 'back' }) : undefined}
      />
    </section>
  );
}
