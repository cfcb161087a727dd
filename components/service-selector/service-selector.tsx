'use client';

import type { ReactElement } from 'react';
import { AnswerBranches } from '@/components/wizard/answer-branches';
import { GuidedTool } from '@/components/wizard/guided-tool';
import { QuestionStep } from '@/components/wizard/question-step';
import { useWizard } from '@/components/wizard/use-wizard';
import * as routes from '@/lib/routes';
import {
  defaultRequirements,
  questionOrder,
  readRequirements,
  selectorUrlCodes,
} from '@/lib/service-selector/requirements';
import { describeAnswers } from '@/lib/wizard/describe-answers';
import { type SelectorContent, ServiceSelectorProvider } from './service-selector-provider';

const loadRecommendation = () => import('./recommendation-view');

/** The service selector: its questions and a recommendation. Its state is in the page's address. */
export function ServiceSelector({ head, content }: { head: ReactElement; content: SelectorContent }) {
  const selector = useWizard(selectorUrlCodes, 'selector');
  const { answers, step } = selector.state;
  const { questions, words } = content;
  const question = questions[step];
  const id = questionOrder[step] ?? 'primaryGoal';
  return (
    <ServiceSelectorProvider value={{ ...selector, content, requirements: readRequirements(selector.state) }}>
      <GuidedTool
        wizard={selector}
        head={head}
        question={
          question && (
            <QuestionStep
              key={step}
              wizard={selector}
              question={question.question}
              options={question.options}
              defaultId={defaultRequirements[id]}
            >
              {id === 'businessSize' && (
                <p className="type-small mt-4">
                  <a href={routes.solution('enterprise')} className="text-link">
                    {words.enterprise}
                  </a>
                </p>
              )}
            </QuestionStep>
          )
        }
        answers={
          <AnswerBranches
            questions={questions}
            answers={describeAnswers(questions, answers)}
            now={step}
            suggested={defaultRequirements[id]}
          />
        }
        load={loadRecommendation}
        result={({ RecommendationView }) => (
          // Columns by the container's width, because large text may leave no room for them. The rail meets the first answer.
          <div className="rail-into @container/tool [--rail-at:29.5px] max-xl:before:hidden xl:pt-5">
            <RecommendationView />
          </div>
        )}
      />
    </ServiceSelectorProvider>
  );
}
