'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type CaseAnswers,
  caseTextNames,
  cleanText,
  emptyAnswers,
  isEmpty,
} from '@/lib/business-case/answers';
import { type LinkProblem, readCaseLink, writeCase } from '@/lib/business-case/link';
import { readTabCase, writeTabCase } from '@/lib/business-case/tab-storage';

/** Browsers limit how often a page may rewrite its address. */
const PAUSE_MS = 400;

/** Writes the case into the fragment of the page's address and into the tab's storage. */
function keep(answers: CaseAnswers): void {
  const fragment = writeCase(answers);
  writeTabCase(answers);
  window.history.replaceState(null, '', fragment ? `#${fragment}` : window.location.pathname);
}

/** The case with the texts that were typed before hydration. */
function withTyped(answers: CaseAnswers, form: HTMLElement | null): CaseAnswers {
  const texts = { ...answers.texts };
  for (const name of caseTextNames) {
    const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field?.value) texts[name] = cleanText(name, field.value);
  }
  return { ...answers, texts };
}

/** A case. `revision` goes up when another case replaces it; `problems` come from its link. */
type Case = { answers: CaseAnswers; revision: number; problems: readonly LinkProblem[] };

/**
 * The case from the page's address, else from the tab's storage. Changes are written to both.
 *
 * @param form contains the text fields, which a visitor may fill before hydration.
 * @returns the case, empty in the first render; a function that changes its answers; and one that replaces it.
 */
export function useCaseAnswers(form: RefObject<HTMLElement | null>) {
  const [present, setPresent] = useState<Case>({ answers: emptyAnswers, revision: 0, problems: [] });
  const { answers } = present;
  /** True while the answers are newer than the address. */
  const unsaved = useRef(false);
  const latest = useRef(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = answers;
  }, [answers]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) keep(latest.current);
    unsaved.current = false;
  }, []);

  useEffect(() => {
    const open = (found: CaseAnswers, problems: readonly LinkProblem[]) =>
      setPresent(({ revision }) => ({ answers: found, revision: revision + 1, problems }));
    const linked = readCaseLink(window.location.hash);
    open(withTyped(isEmpty(linked.answers) ? readTabCase() : linked.answers, form.current), linked.problems);
    // Another link may be opened in the same tab. An anchor of the page is not a case.
    const onHash = () => {
      const next = readCaseLink(window.location.hash);
      if (isEmpty(next.answers) && next.problems.length === 0) return;
      // Unsaved changes belong to the previous case.
      clearTimeout(timer.current);
      unsaved.current = false;
      open(next.answers, next.problems);
    };
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save, form]);

  const soon = useCallback(() => {
    unsaved.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  }, [save]);

  const change = useCallback(
    (next: (answers: CaseAnswers) => CaseAnswers) => {
      setPresent((before) => ({ ...before, answers: next(before.answers) }));
      soon();
    },
    [soon],
  );
  const replace = useCallback(
    (next: CaseAnswers) => {
      setPresent(({ revision }) => ({ answers: next, revision: revision + 1, problems: [] }));
      soon();
    },
    [soon],
  );
  return { ...present, change, replace };
}
