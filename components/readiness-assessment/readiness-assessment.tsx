'use client';

import type { ReactNode } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import { OptionList } from '@/components/wizard/option-list';
import { Progress } from '@/components/wizard/progress';
import { ResultLoading } from '@/components/wizard/result-loading';
import { useWizard } from '@/components/wizard/use-wizard';
import { WizardColumns, WizardContainer } from '@/components/wizard/wizard-layout';
import { WizardNotices } from '@/components/wizard/wizard-notices';
import { WizardStep } from '@/components/wizard/wizard-step';
import { readinessAnswerCodes, STATEMENTS_PER_AREA } from '@/lib/readiness/answers';
import type { ReadinessContent } from './content';

const loadResult = () => import('./readiness-result');

/**
 * The AI readiness assessment: sixteen statements, a score for each area, and what to do first. The code of the result
 * loads with the first answer.
 *
 * @param head the title, above the statements.
 */
export function ReadinessAssessment({ head, content }: { head: ReactNode; content: ReadinessContent }) {
  const wizard = useWizard('readiness', readinessAnswerCodes);
  const { state, heading, choose, goBack, startOver } = wizard;
  const { areas, scale, words } = content;
  const { answers, step } = state;
  const { loaded, failed, retry } = useLazyModule(loadResult, step > 0);
  const area = areas[Math.floor(step / STATEMENTS_PER_AREA)];
  const statement = area?.statements[step % STATEMENTS_PER_AREA];

  if (!area || !statement) {
    return (
      <WizardContainer>
        {loaded ? (
          <loaded.ReadinessResult
            content={content}
            answers={answers}
            heading={heading}
            onStartOver={startOver}
          />
        ) : (
          <ResultLoading failed={failed} retry={retry} />
        )}
      </WizardContainer>
    );
  }
  return (
    <WizardContainer>
      {head}
      <WizardNotices {...wizard} />
      <div className="noscript:hidden">
        <Progress index={step} steps={readinessAnswerCodes.length} />
        <WizardColumns>
          <WizardStep
            key={step}
            question={statement}
            step={step}
            steps={readinessAnswerCodes.length}
            heading={heading}
            eyebrow={
              <>
                {area.name}, statement {(step % STATEMENTS_PER_AREA) + 1} of {STATEMENTS_PER_AREA}
              </>
            }
          >
            <OptionList
              options={scale}
              chosen={answers[step]}
              onChoose={choose}
              onBack={step > 0 ? goBack : undefined}
            />
          </WizardStep>
          <AnswersPanel
            rows={areas.map((entry, index) => {
              const given = Math.min(
                STATEMENTS_PER_AREA,
                Math.max(0, answers.length - index * STATEMENTS_PER_AREA),
              );
              return {
                label: entry.name,
                value: given > 0 && `${given} of ${STATEMENTS_PER_AREA}`,
                now: entry === area,
              };
            })}
          >
            <p className="type-meta mt-4 text-ink-2">{words.privacy}</p>
          </AnswersPanel>
        </WizardColumns>
      </div>
    </WizardContainer>
  );
}
