'use client';

import type { ReactNode } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { type AnswerRow, AnswersPanel } from './answers-panel';
import { Progress } from './progress';
import { ResultLoading } from './result-loading';
import type { Wizard } from './use-wizard';
import { WizardColumns, WizardContainer } from './wizard-layout';
import { WizardNotices } from './wizard-notices';

/** The screen of a guided tool: a question beside the answers so far, or the result. */
export function GuidedTool<Result>({
  wizard,
  steps,
  head,
  indicators,
  live,
  question,
  rows,
  panel,
  load,
  result,
}: {
  wizard: Wizard;
  /** How many questions there are; the result comes after the last one. */
  steps: number;
  /** The title, above the questions. */
  head: ReactNode;
  /** In place of the progress bar, above the result too. */
  indicators?: ReactNode;
  /** A line above the question, once the code of the result is there. */
  live?: (loaded: Result) => ReactNode;
  question: ReactNode;
  rows: readonly AnswerRow[];
  /** Below the answers so far. */
  panel?: ReactNode;
  /** Loads the code of the result, with the first answer; keeps its identity between renders. */
  load: () => Promise<Result>;
  result: (loaded: Result) => ReactNode;
}) {
  const { step } = wizard.state;
  const { loaded, failed, retry } = useLazyModule(load, step > 0);
  if (step === steps) {
    return (
      <WizardContainer>
        {indicators}
        {loaded ? result(loaded) : <ResultLoading failed={failed} retry={retry} />}
      </WizardContainer>
    );
  }
  return (
    <WizardContainer>
      {head}
      <WizardNotices {...wizard} />
      <div className="noscript:hidden">
        {indicators ? (
          <div className="mt-5 md:mt-10">{indicators}</div>
        ) : (
          <Progress index={step} steps={steps} />
        )}
        {live && step > 0 && <div className="mb-6 min-h-7">{loaded && live(loaded)}</div>}
        <WizardColumns>
          {question}
          <AnswersPanel rows={rows}>{panel}</AnswersPanel>
        </WizardColumns>
      </div>
    </WizardContainer>
  );
}
