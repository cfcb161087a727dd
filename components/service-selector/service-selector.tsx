'use client';

import type { ReactElement } from 'react';
import { GuidedTool } from '@/components/wizard/guided-tool';
import { QuestionStep } from '@/components/wizard/question-step';
import * as routes from '@/lib/routes';
import { defaultRequirements, questionOrder } from '@/lib/service-selector/requirements';
import { describeAnswer } from '@/lib/wizard/describe-answers';
import type { RecommendationRules } from './recommend';
import { ServiceSelectorProvider, useServiceSelector } from './service-selector-provider';
import type { SelectorContent } from './types';

const loadRecommendation = () => import('./recommendation-view');

type Props = { head: ReactElement; content: SelectorContent };

/** The service selector: its questions and a recommendation. */
export function ServiceSelector({ rules, ...props }: Props & { rules: RecommendationRules }) {
  return (
    <ServiceSelectorProvider rules={rules}>
      <Screen {...props} />
    </ServiceSelectorProvider>
  );
}

function Screen({ head, content }: Props) {
  const selector = useServiceSelector();
  const { answers, step } = selector.state;
  const { questions, words } = content;
  const question = questions[step];
  const id = questionOrder[step] ?? 'primaryGoal';
  return (
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
      rows={questions.map((entry, index) => ({
        label: entry.label,
        value: describeAnswer(entry, answers[index]),
      }))}
      load={loadRecommendation}
      result={({ RecommendationView }) => <RecommendationView content={content} />}
    />
  );
}
