'use client';

import { type RefObject, useEffect, useState } from 'react';
import { changeAddress } from '@/components/hooks/use-url-state';
import {
  type BusinessCaseAnswers,
  cleanText,
  emptyAnswers,
  isEmpty,
  textNames,
} from '@/lib/business-case/answers';
import { type LinkProblem, readBusinessCaseLink, writeBusinessCase } from '@/lib/business-case/link';
import { readTabAnswers, writeTabAnswers } from './tab-storage';

/** The answers with the texts that were typed before hydration. */
function withTyped(answers: BusinessCaseAnswers, form: HTMLElement | null): BusinessCaseAnswers {
  const texts = { ...answers.texts };
  for (const name of textNames) {
    const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field?.value) texts[name] = cleanText(name, field.value);
  }
  return { ...answers, texts };
}

/** `revision` goes up when other answers replace these; `problems` come from their link. */
type Present = {
  answers: BusinessCaseAnswers;
  revision: number;
  problems: readonly LinkProblem[];
  isChanged: boolean;
};

const nothing: Present = { answers: emptyAnswers, revision: 0, problems: [], isChanged: false };

/**
 * The business case of the page's address, else from the tab's storage. Changes are written to both.
 *
 * @param form contains the text fields, which a visitor may fill before hydration.
 * @returns the business case, empty in the first render; a function that changes its answers; and one that replaces it.
 */
export function useBusinessCase(form: RefObject<HTMLElement | null>) {
  const [present, setPresent] = useState<Present>(nothing);
  const { answers, isChanged } = present;

  useEffect(() => {
    if (!isChanged) return;
    writeTabAnswers(answers);
    changeAddress((url) => {
      url.hash = writeBusinessCase(answers);
      if (!url.hash) url.search = '';
    });
  }, [answers, isChanged]);

  useEffect(() => {
    const open = (opened: BusinessCaseAnswers, problems: readonly LinkProblem[], isChanged = false) =>
      setPresent(({ revision }) => ({ answers: opened, revision: revision + 1, problems, isChanged }));
    const linked = readBusinessCaseLink(window.location.hash);
    const stored = isEmpty(linked.answers) ? readTabAnswers() : linked.answers;
    const filled = withTyped(stored, form.current);
    open(filled, linked.problems, writeBusinessCase(filled) !== writeBusinessCase(stored));
    // Another link may be opened in the same tab. An anchor of the page is no business case.
    const onHash = () => {
      const next = readBusinessCaseLink(window.location.hash);
      if (!isEmpty(next.answers) || next.problems.length > 0) open(next.answers, next.problems);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [form]);

  return {
    ...present,
    change: (next: (answers: BusinessCaseAnswers) => BusinessCaseAnswers) =>
      setPresent((before) => ({ ...before, answers: next(before.answers), isChanged: true })),
    replace: (next: BusinessCaseAnswers) =>
      setPresent(({ revision }) => ({
        answers: next,
        revision: revision + 1,
        problems: [],
        isChanged: true,
      })),
  };
}
