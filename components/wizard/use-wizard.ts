'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepAnswersInTab } from '@/components/business-case/business-case-link';
import { prefixTitle } from '@/components/hooks/use-title-prefix';
import { useUrlState } from '@/components/hooks/use-url-state';
import { focusBeforeReload } from '@/lib/http/load-part';
import {
  chooseAnswer,
  goToStep,
  initialWizardState,
  isComplete,
  type LetterCodes,
  recordAnswer,
  type WizardState,
} from '@/lib/wizard/wizard-state';
import { createWizardCodec, WIZARD_QUERY_NAME } from '@/lib/wizard/wizard-url-codec';

/**
 * A wizard whose state is the page's address. Answers that the visitor completes here, and not those of an opened link,
 * are kept in the tab until Start Over.
 *
 * @param urlCodes must be stable between renders.
 * @returns the state; how many `steps` come before the result; `heading`, a ref for the heading of each screen, which
 *   takes the focus unless the page opened with it, and is in the page's title except on a page opened at its first
 *   question; whether Start Over has `cleared` answers; and the actions.
 */
export function useWizard(urlCodes: LetterCodes, tool: Parameters<typeof keepAnswersInTab>[0]) {
  const codec = useMemo(() => createWizardCodec(urlCodes), [urlCodes]);
  const [state, write] = useUrlState(codec);
  const [cleared, setCleared] = useState<WizardState | null>(null);
  const { step } = state;
  const hasMoved = useRef(false);
  const heading = useCallback(
    (element: HTMLHeadingElement) => {
      const moved = hasMoved.current || focusBeforeReload() !== null;
      if (moved) {
        // A smooth scroll to the answer that was pressed may still be under way, and must not end under the header.
        element.focus({ preventScroll: true });
        element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      }
      return moved || step > 0 ? prefixTitle(`${element.textContent} | `) : () => {};
    },
    [step],
  );

  useEffect(() => {
    const move = () => {
      hasMoved.current = true;
    };
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, []);

  useEffect(() => {
    // A parameter that could not be read leaves the address, so that nobody copies or bookmarks it.
    const url = new URL(window.location.href);
    if (url.searchParams.get(WIZARD_QUERY_NAME) && codec.read(url) === initialWizardState)
      window.history.replaceState(null, '', url.pathname);
  }, [codec]);

  const actions = useMemo(() => {
    const { onComplete, onStartOver } = keepAnswersInTab(tool);
    const update = (change: (present: WizardState) => WizardState) => {
      hasMoved.current = true;
      setCleared(null);
      write((present) => {
        const next = change(present);
        if (next !== present && isComplete(next, urlCodes)) onComplete(next.answers);
        // The pressed button will be removed. Removing a focused element would make the browser recalculate all styles
        // during the update, and again when the heading takes the focus.
        if (next.step !== present.step) (document.activeElement as HTMLElement | null)?.blur();
        return next;
      });
    };
    return {
      update,
      choose: (value: string) => {
        // The browser's Back returns to this question with its answer, as the button does.
        write((present) => recordAnswer(present, value, urlCodes));
        update((present) => chooseAnswer(present, value, urlCodes));
      },
      goBack: () => update((present) => goToStep(present, present.step - 1)),
      goTo: (to: number) => update((present) => goToStep(present, to)),
      startOver: () =>
        update((present) => {
          setCleared(present);
          onStartOver(present.answers);
          return initialWizardState;
        }),
    };
  }, [write, urlCodes, tool]);
  const undo = () => cleared && actions.update(() => cleared);
  return { state, steps: urlCodes.length, heading, cleared, undo, ...actions };
}

export type Wizard = ReturnType<typeof useWizard>;
