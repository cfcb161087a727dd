'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { prefixTitle } from '@/components/hooks/use-title-prefix';
import { useUrlState } from '@/components/hooks/use-url-state';
import { focusBeforeReload } from '@/lib/http/load-part';
import {
  chooseAnswer,
  goBack,
  goToStep,
  initialWizardState,
  isComplete,
  type LetterCodes,
  recordAnswer,
  type WizardState,
} from '@/lib/wizard/wizard-state';
import { createWizardCodec, WIZARD_QUERY_NAME } from '@/lib/wizard/wizard-url-codec';

/** Handlers of a tool for its answers, besides showing the result. */
type WizardEvents = {
  /** The visitor has given the last answer here; an opened link does not call it. */
  onComplete: (answers: readonly string[]) => void;
  onStartOver: (answers: readonly string[]) => void;
};

/**
 * A wizard whose state is the page's address.
 *
 * @param urlCodes must be stable between renders, and so must `events`.
 * @returns the state; how many `steps` come before the result; `heading`, a ref for the heading of the screen, which
 *   takes the focus after each step and not when the page opens, and is in the page's title from then on; what was
 *   `cleared` by Start Over and whether the link was `damaged`; and the actions, which are stable.
 */
export function useWizard(urlCodes: LetterCodes, events: WizardEvents) {
  const codec = useMemo(() => createWizardCodec(urlCodes), [urlCodes]);
  const [state, write] = useUrlState(codec);
  const [cleared, setCleared] = useState<WizardState | null>(null);
  const [damaged, setDamaged] = useState(false);
  const hydrated = useHydrated();
  const shownHeading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<number>(null);
  const resetTitle = useRef(() => {});
  // The code of a result may still be loading at its step, so focus and title wait for its heading.
  const waiting = useRef<{ focuses: boolean } | null>(null);
  const arrive = useCallback(() => {
    const element = shownHeading.current;
    if (!element || !waiting.current) return;
    if (waiting.current.focuses) {
      // A smooth scroll to the answer that was pressed may still be under way, and must not end under the header.
      element.focus({ preventScroll: true });
      element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    }
    resetTitle.current();
    resetTitle.current = prefixTitle(`${element.textContent} | `);
    waiting.current = null;
  }, []);
  const heading = useCallback(
    (element: HTMLHeadingElement | null) => {
      shownHeading.current = element;
      arrive();
    },
    [arrive],
  );

  useEffect(() => {
    if (!hydrated) return;
    const moved =
      shownStep.current === null ? focusBeforeReload() !== null : shownStep.current !== state.step;
    shownStep.current = state.step;
    // A page just opened at its first question keeps its own title.
    if (moved || state.step > 0) waiting.current = { focuses: moved };
    arrive();
  }, [hydrated, state.step, arrive]);

  useEffect(() => {
    // A parameter that could not be read leaves the address, so that nobody copies or bookmarks it.
    const url = new URL(window.location.href);
    if (!url.searchParams.get(WIZARD_QUERY_NAME) || codec.read(url) !== initialWizardState) return;
    window.history.replaceState(null, '', url.pathname);
    setDamaged(true);
  }, [codec]);

  const actions = useMemo(() => {
    /** Any other change: receives the state and returns the next one. */
    const update = (change: (present: WizardState) => WizardState) => {
      setCleared(null);
      setDamaged(false);
      write((present) => {
        const next = change(present);
        if (next !== present && isComplete(next, urlCodes)) events.onComplete(next.answers);
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
      goBack: () => update(goBack),
      goTo: (step: number) => update((present) => goToStep(present, step)),
      startOver: () =>
        write((present) => {
          setCleared(present);
          events.onStartOver(present.answers);
          return initialWizardState;
        }),
      undo: (before: WizardState) => update(() => before),
    };
  }, [write, urlCodes, events]);
  return { state, steps: urlCodes.length, heading, cleared, damaged, ...actions };
}

export type Wizard = ReturnType<typeof useWizard>;
