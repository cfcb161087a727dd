'use client';

import type { ReactNode } from 'react';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import { Progress } from '@/components/wizard/progress';
import { ToolOrder } from '@/components/wizard/tool-order';
import { WizardColumns, WizardContainer } from '@/components/wizard/wizard-layout';
import { WizardNotices } from '@/components/wizard/wizard-notices';
import type { Service } from '@/content/services/schema';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import type { ReasonTexts, RecommendationNote, RecommendationRules } from '@/lib/recommendation/recommend';
import { answerText } from '@/lib/wizard/describe-answers';
import { Question } from './question';
import { RecommendationView } from './recommendation-view';
import { ServiceSelectorProvider, useServiceSelector } from './service-selector-provider';

/** What the result shows of a service; prices in whole US dollars. */
type SelectorService = Pick<Service, 'id' | 'title' | 'url' | 'pricingType'> & {
  baseUsd: number;
  baseWeeks: number;
  /** Price and weeks where more than 200 people use it. */
  largest: { usd: number; weeks: number };
};

/** Every text of the selector, as plain data from content, and each service's figure drawn by the server. */
export type SelectorContent = {
  heading: string;
  lead: string;
  company: string;
  questions: readonly ToolQuestion[];
  reasonWords: ReasonTexts;
  notes: readonly RecommendationNote[];
  services: Readonly<Record<string, SelectorService>>;
  figures: Readonly<Record<string, ReactNode>>;
  /** `enterprise` leads to the enterprise page, `rest` says what the other answers are for. */
  words: { enterprise: string; rest: string };
};

/** The service selector: its questions and a recommendation. */
export function ServiceSelector({
  rules,
  content,
}: {
  rules: RecommendationRules;
  content: SelectorContent;
}) {
  return (
    <ServiceSelectorProvider rules={rules}>
      <WizardContainer>
        <Screen content={content} />
      </WizardContainer>
    </ServiceSelectorProvider>
  );
}

function Screen({ content }: { content: SelectorContent }) {
  const selector = useServiceSelector();
  const { state, result } = selector;
  const { heading, lead, questions, words } = content;
  const question = questions[state.step];
  if (result || !question) {
    return result && <RecommendationView content={content} recommendation={result} />;
  }
  return (
    <>
      <h1 className="type-h1">{heading}</h1>
      <p className="type-lead mt-3 text-ink-2">{lead}</p>
      <ToolOrder current="selector" />
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
