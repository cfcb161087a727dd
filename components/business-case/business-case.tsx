'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { LoadFailed } from '@/components/ui/load-failed';
import { CurrencyNotice } from '@/components/wizard/currency-notice';
import { DamagedLink } from '@/components/wizard/damaged-link';
import { UndoNotice } from '@/components/wizard/undo-notice';
import { type CaseAnswers, caseToolNames, emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import { CaseForm } from './case-form';
import type { CaseContent } from './content';
import { problemSentence } from './link-problems';
import type { Cleared } from './start-over';
import { useCaseAnswers } from './use-case-answers';

const loadLiveCase = () => import('./live-case');

/** The case without what was written on this page. */
function toolsOnly(answers: CaseAnswers): CaseAnswers {
  const { roi, currency } = answers;
  const tools = Object.fromEntries(caseToolNames.map((tool) => [tool, answers[tool]]));
  return { ...emptyAnswers, ...tools, roi, currency };
}

/**
 * The business case: the form, and beside it the document, which updates while the visitor types. The document's code
 * loads with the first answer.
 *
 * @param example the document of the worked example, shown until then.
 */
export function BusinessCase({ content, example }: { content: CaseContent; example: ReactNode }) {
  const form = useRef<HTMLElement>(null);
  const { answers, revision, problems, change, replace } = useCaseAnswers(form);
  const [undo, setUndo] = useState<CaseAnswers | null>(null);
  const { currency: display, currencies } = useCurrency();
  const currency = currencies.find(({ code }) => code === answers.currency) ?? display;
  const isExample = isEmpty(answers);
  const { loaded, failed, retry } = useLazyModule(loadLiveCase, !isExample);
  const Live = loaded?.default;
  const damaged = problemSentence(problems, answers.currency, currency);

  // Start Over removes its own button, so focus moves to the form's heading.
  const restarts = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the case
  useEffect(() => {
    if (!restarts.current) return;
    restarts.current = false;
    document.getElementById('case-form')?.focus();
  }, [revision]);
  const startOver = (cleared: Cleared) => {
    restarts.current = true;
    setUndo(answers);
    replace(cleared === 'all' ? emptyAnswers : toolsOnly(answers));
  };

  return (
    <>
      {damaged && <DamagedLink text={damaged} />}
      <UndoNotice
        text={undo && 'Your case is cleared.'}
        onUndo={() => {
          restarts.current = true;
          if (undo) replace(undo);
          setUndo(null);
        }}
      />
      {!isExample && (
        <CurrencyNotice own={currency} display={display} before={undefined} onKeep={() => undefined} />
      )}
      <div className="mt-6 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_8fr] print:mt-0 print:block noscript:block!">
        <CaseForm
          ref={form}
          content={content}
          answers={answers}
          currency={currency}
          currencies={currencies}
          revision={revision}
          notes={loaded?.notesOf(answers) ?? {}}
          onChange={(next) => {
            setUndo(null);
            // The first answer fixes the currency, so that a link shows everyone the same amounts.
            change((present) => next({ ...present, currency: present.currency || currency.code }));
          }}
        />
        <div className="min-w-0 max-lg:max-w-[48rem] lg:contents print:max-w-none">
          {isExample ? (
            example
          ) : Live ? (
            <Live answers={answers} content={content} currency={currency} onStartOver={startOver} />
          ) : failed ? (
            <LoadFailed onRetry={retry} />
          ) : (
            <p role="status" className="min-h-screen text-ink-2">
              {content.form.loading}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
