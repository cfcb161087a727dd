'use client';

import type { ReactNode } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import { Progress } from '@/components/wizard/progress';
import { ResultLoading } from '@/components/wizard/result-loading';
import { WizardColumns, WizardContainer } from '@/components/wizard/wizard-layout';
import { WizardNotices } from '@/components/wizard/wizard-notices';
import type { RecommendationRules } from '@/lib/recommendation/recommend';
import { answerText } from '@/lib/wizard/describe-answers';
import type { SelectorContent } from './content';
import { Question } from './question';
import { ServiceSelectorProvider, useServiceSelector } from './service-selector-provider';

const loadRecommendation = () => import('./recommendation-view');

type Props = {
  /** The title, above the questions. */
  head: ReactNode;
  content: SelectorContent;
};

/** The service selector: its questions and a recommendation, whose code loads with the first answer. */
export function ServiceSelector({ rules, ...props }: Props & { rules: RecommendationRules }) {
  return (
    <ServiceSelectorProvider rules={rules}>
      <WizardContainer>
        <Screen {...props} />
      </WizardContainer>
    </ServiceSelectorProvider>
  );
}

function Screen({ head, content }: Props) {
  const selector = useServiceSelector();
  const { state, result } = selector;
  const { questions, words } = content;
  const question = questions[state.step];
  const { loaded, failed, retry } = useLazyModule(loadRecommendation, state.step > 0);
  if (result || !question) {
    if (!loaded) return <ResultLoading failed={failed} retry={retry} />;
    return result && <loaded.RecommendationView content={content} recommendation={result} />;
  }
  return (
    <>
      {head}
      <WizardNotices {...selector} />
      <div className="noscript:hidden">
        <Progress index={state.step} steps={questions.length} />
        <WizardColumns>
          <Question key={state.step} question={question} enterprise={words.enterprise} />
          <AnswersPanel
            rows={questions.map((entry, index) => ({
              label: entry.label,
              value: answerText(entry, state.answers[index]),
              now: index === state.step,
            }))}
          />
        </WizardColumns>
      </div>
    </>
  );
}
