'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { useUrlState } from '@/components/hooks/use-url-state';
import { WIZARD_PARAMETER, wizardCodec } from '@/lib/wizard/url-codec';
import { type AnswerCodes, back, choose, goTo, initialState } from '@/lib/wizard/wizard-state';

/**
 * A wizard whose state is the page's address.
 *
 * @param answerCodes must keep its identity between renders.
 * @returns the state; `heading`, a ref for the heading of the screen, which takes the focus after each step and
 *   not when the page opens; and the actions, which keep their identity.
 */
export function useWizard(answerCodes: AnswerCodes) {
  const codec = useMemo(() => wizardCodec(answerCodes), [answerCodes]);
  const [state, update] = useUrlState(codec);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<number>(null);

  useEffect(() => {
    if (!hydrated) return;
    if (shownStep.current !== null && shownStep.current !== state.step) heading.current?.focus();
    shownStep.current = state.step;
  }, [hydrated, state.step]);

  useEffect(() => {
    // A parameter that could not be read leaves the address, so that nobody copies or bookmarks it.
    const url = new URL(window.location.href);
    if (url.searchParams.get(WIZARD_PARAMETER) && codec.read(url) === initialState)
      window.history.replaceState(null, '', url.pathname);
  }, [codec]);

  const actions = useMemo(
    () => ({
      /** For what no other action does; it returns the next state. */
      update,
      choose: (value: string) => update((present) => choose(present, value, answerCodes)),
      goBack: () => update(back),
      goTo: (step: number) => update((present) => goTo(present, step)),
      startOver: () => update(() => initialState),
    }),
    [update, answerCodes],
  );
  return { state, heading, ...actions };
}

export type Wizard = ReturnType<typeof useWizard>;
