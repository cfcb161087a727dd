'use client';

import type { ReactElement } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { LoadFailed } from '@/components/ui/load-failed';
import { needsScript } from '@/lib/build-attributes';
import { UndoNotice } from './notices';
import { WizardColumns, WizardContainer } from './result-sheet';
import type { Wizard } from './use-wizard';

/** The screen of a guided tool: a question beside the answers so far, or the result. */
export function GuidedTool<Result>({
  wizard: { state, steps, cleared, undo },
  head,
  indicators,
  live,
  question,
  answers,
  note,
  load,
  result,
}: {
  wizard: Wizard;
  head: ReactElement;
  /** In place of the progress bar, and above the result. */
  indicators?: ReactElement;
  /** A line below the question that stays in view, once the code of the result has loaded. */
  live?: (loaded: Result) => ReactElement;
  question: ReactElement | undefined;
  /** The answers so far, drawn. */
  answers: ReactElement;
  /** Below the question. */
  note?: ReactElement;
  /** Loads the code of the result, with the first answer; keeps its identity between renders. */
  load: () => Promise<Result>;
  result: (loaded: Result) => ReactElement;
}) {
  const { step } = state;
  const { loaded, failed, retry } = useLazyModule(load, step > 0);
  if (step === steps) {
    return (
      <WizardContainer>
        {indicators}
        {loaded && result(loaded)}
        {failed && <LoadFailed onRetry={retry} />}
        {!loaded && !failed && (
          <p role="status" className="min-h-screen text-ink-2">
            Loading your result…
          </p>
        )}
      </WizardContainer>
    );
  }
  return (
    <WizardContainer>
      <div data-folded={step > 0 || undefined}>{head}</div>
      <UndoNotice
        text={
          cleared &&
          'Your answers to this tool are cleared. To get them back, press Undo, just above the question.'
        }
        onUndo={undo}
      />
      <div {...needsScript}>
        {indicators ? (
          <div className={step > 0 ? 'sm:mt-2' : 'mt-5 md:mt-8'}>{indicators}</div>
        ) : (
          <Progress index={step} steps={steps} />
        )}
        <WizardColumns>
          <div>
            {question}
            {live && step > 0 && (
              <div className="sticky bottom-0 z-1 mt-6 min-h-13 border-t border-rule bg-paper py-3 in-data-consent-asked:bottom-(--notice) [@media(height<30rem)]:static">
                {loaded && live(loaded)}
              </div>
            )}
            {note}
          </div>
          <aside aria-labelledby="your-answers" className="band rounded-panel p-[min(1.75rem,8vw)]">
            <h2 id="your-answers" className="type-h3">
              Your answers
            </h2>
            {answers}
          </aside>
        </WizardColumns>
      </div>
    </WizardContainer>
  );
}

/** 'Step n of 5' and a bar whose width is the step's zero-based index divided by the last index. */
function Progress({ index, steps }: { index: number; steps: number }) {
  const text = `Step ${index + 1} of ${steps}`;
  return (
    <div className="rail-into mt-4 mb-6 flex items-center gap-4 [--rail-at:11.25px] sm:mt-5">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps - 1}
        aria-valuenow={index}
        aria-valuetext={text}
        className="h-[6px] flex-1 rounded-[3px] bg-rule forced-colors:border forced-colors:border-edge forced-colors:bg-paper"
      >
        <div
          className="relative h-full rounded-[3px] bg-lane [transition:width_var(--t-slow)_var(--ease)]"
          style={{ width: `${(index / (steps - 1)) * 100}%` }}
        >
          <span className="motion-safe:[view-transition-name:lane-end] absolute -top-[6px] -right-[9px] size-[18px] rounded-full border-6 border-lane bg-paper" />
        </div>
      </div>
      <p className="type-small ml-1 flex-none font-semibold">{text}</p>
    </div>
  );
}
