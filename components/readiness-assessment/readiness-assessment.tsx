'use client';

import type { ReactElement } from 'react';
import { keepInTab } from '@/components/business-case/use-tab-answers';
import { GuidedTool } from '@/components/wizard/guided-tool';
import { QuestionStep } from '@/components/wizard/question-step';
import { useWizard } from '@/components/wizard/use-wizard';
import { readinessAnswerCodes, STATEMENTS_PER_AREA } from '@/lib/readiness-assessment/answers';
import type { ReadinessContent } from './types';

const loadResult = () => import('./readiness-result');
const events = keepInTab('readiness');

/**
 * The AI readiness assessment: statements, a score for each area, and what to do first.
 *
 * @param head the title, above the statements.
 */
export function ReadinessAssessment({ head, content }: { head: ReactElement; content: ReadinessContent }) {
  const wizard = useWizard(readinessAnswerCodes, events);
  const { areas, scale, words } = content;
  const { answers, step } = wizard.state;
  const area = areas[Math.floor(step / STATEMENTS_PER_AREA)];
  const inArea = step % STATEMENTS_PER_AREA;
  return (
    <GuidedTool
      wizard={wizard}
      head={head}
      question={
        area && (
          <QuestionStep
            key={step}
            wizard={wizard}
            question={area.statements[inArea] ?? ''}
            eyebrow={`${area.name}, statement ${inArea + 1} of ${STATEMENTS_PER_AREA}`}
            options={scale}
          />
        )
      }
      rows={areas.map((entry, index) => {
        const answered = Math.min(
          STATEMENTS_PER_AREA,
          Math.max(0, answers.length - index * STATEMENTS_PER_AREA),
        );
        return {
          label: entry.name,
          value: answered > 0 ? `${answered} of ${STATEMENTS_PER_AREA}` : undefined,
        };
      })}
      now={Math.floor(step / STATEMENTS_PER_AREA)}
      panel={<p className="type-small mt-4 text-ink-2">{words.privacy}</p>}
      load={loadResult}
      result={({ ReadinessResult }) => (
        <ReadinessResult
          content={content}
          answers={answers}
          heading={wizard.heading}
          onStartOver={wizard.startOver}
        />
      )}
    />
  );
}
