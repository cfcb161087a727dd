'use client';

import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import { Progress } from '@/components/wizard/progress';
import type { Service } from '@/content/services/schema';
import type { ToolQuestion } from '@/content/tools.schema';
import type { ReasonWords, RecommendationRules } from '@/lib/recommendation/recommend';
import { inWords } from '@/lib/wizard/describe-answers';
import { Question } from './question';
import { RecommendationView } from './recommendation-view';
import { ServiceSelectorProvider, useServiceSelector } from './service-selector-provider';

/** What the result shows of a service; prices in whole US dollars. */
export type SelectorService = Pick<Service, 'id' | 'title' | 'url' | 'pricingType'> & {
  baseUsd: number;
  baseWeeks: number;
};

/** Everything the selector says, as plain data from content, and each service's figure drawn by the server. */
export type SelectorContent = {
  heading: string;
  lead: string;
  company: string;
  questions: readonly ToolQuestion[];
  reasonWords: ReasonWords;
  services: Readonly<Record<string, SelectorService>>;
  figures: Readonly<Record<string, ReactNode>>;
  /** `enterprise` leads to the enterprise page, `rest` says what the other answers are for. */
  words: { enterprise: string; rest: string };
};

/** The service selector: five questions and a recommendation. */
export function ServiceSelector({
  rules,
  content,
}: {
  rules: RecommendationRules;
  content: SelectorContent;
}) {
  return (
    <ServiceSelectorProvider rules={rules}>
      <Container className="tool">
        <Quiz content={content} />
      </Container>
    </ServiceSelectorProvider>
  );
}

function Quiz({ content }: { content: SelectorContent }) {
  const { walk, result } = useServiceSelector();
  const { heading, lead, questions, words } = content;
  const question = questions[walk.at];
  if (result || !question) {
    return result && <RecommendationView content={content} recommendation={result} />;
  }
  return (
    <>
      <h1 className="type-h1">{heading}</h1>
      <p className="type-lead mt-3 text-ink-2">{lead}</p>
      <div className="needs-script">
        <Progress index={walk.at} steps={questions.length} />
        <div className="tool-columns">
          <Question key={walk.at} question={question} enterprise={words.enterprise} />
          <AnswersPanel
            rows={questions.map((entry, index) => ({
              label: entry.label,
              value: inWords(entry, walk.answers[index]),
              now: index === walk.at,
            }))}
          />
        </div>
      </div>
    </>
  );
}
