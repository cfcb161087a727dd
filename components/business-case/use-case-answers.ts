'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type CaseAnswers,
  caseTextNames,
  cleanText,
  emptyAnswers,
  isEmpty,
} from '@/lib/business-case/answers';
import { readCase, writeCase } from '@/lib/business-case/link';
import { caseOfTab, keepInTab } from '@/lib/business-case/tab';

/** Browsers refuse to rewrite an address for each keystroke. */
const PAUSE = 400;

/** Writes the case into the page's address, behind the '#', and into the tab. */
function keep(answers: CaseAnswers): void {
  const fragment = writeCase(answers);
  keepInTab(answers);
  window.history.replaceState(null, '', fragment ? `#${fragment}` : window.location.pathname);
}

/** The case with what was typed into the form before the page was ready. */
function withTyped(answers: CaseAnswers, form: HTMLElement | null): CaseAnswers {
  const texts = { ...answers.texts };
  for (const name of caseTextNames) {
    const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field?.value) texts[name] = cleanText(name, field.value);
  }
  return { ...answers, texts };
}

/**
 * The answers of the case: those that the address carries, else those that the tools have left in this tab. Changes
 * are kept in both.
 *
 * @param form with the texts, into which someone may type before the page is ready.
 * @returns the answers, empty in the first render, and a function that changes them.
 */
export function useCaseAnswers(form: RefObject<HTMLElement | null>) {
  const [answers, setAnswers] = useState(emptyAnswers);
  const unsaved = useRef<CaseAnswers>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) keep(unsaved.current);
    unsaved.current = null;
  }, []);

  useEffect(() => {
    const linked = () => readCase(window.location.hash);
    setAnswers(withTyped(isEmpty(linked()) ? caseOfTab() : linked(), form.current));
    // Another link may be opened in the same tab. Anchors of the page itself carry no case.
    const onHash = () => {
      if (!isEmpty(linked())) setAnswers(linked());
    };
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save, form]);

  const change = useCallback(
    (next: (present: CaseAnswers) => CaseAnswers) => {
      setAnswers((present) => {
        unsaved.current = next(present);
        return unsaved.current;
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE);
    },
    [save],
  );
  return [answers, change] as const;
}
