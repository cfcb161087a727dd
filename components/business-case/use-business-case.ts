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

type Present = {
  answers: BusinessCaseAnswers;
  /** Goes up when other answers replace these; 0 until the address is read. */
  revision: number;
  /** What is wrong with the link. */
  problem: LinkProblem | null;
  /** The answers come from the address or the tab's storage. */
  isOpened: boolean;
  isChanged: boolean;
};

const nothing: Present = {
  answers: emptyAnswers,
  revision: 0,
  problem: null,
  isOpened: false,
  isChanged: false,
};

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
    const open = (opened: Pick<Present, 'answers' | 'problem'>, isChanged = false) =>
      setPresent(({ revision }) => ({
        ...opened,
        revision: revision + 1,
        isOpened: !isEmpty(opened.answers),
        isChanged,
      }));
    const linked = readBusinessCaseLink(window.location.hash);
    const stored = isEmpty(linked.answers) ? readTabAnswers() : linked.answers;
    const filled = withTyped(stored, form.current);
    open(
      { answers: filled, problem: linked.problem },
      writeBusinessCase(filled) !== writeBusinessCase(stored),
    );
    // Another link may be opened in the same tab.
    const onHash = () => {
      const next = readBusinessCaseLink(window.location.hash);
      if (!isEmpty(next.answers) || next.problem) open(next);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [form]);

  return {
    ...present,
    change: (next: (answers: BusinessCaseAnswers) => BusinessCaseAnswers) =>
      setPresent((before) => ({
        ...before,
        answers: next(before.answers),
        isOpened: false,
        isChanged: true,
      })),
    replace: (next: BusinessCaseAnswers) =>
      setPresent(({ revision }) => ({
        answers: next,
        revision: revision + 1,
        problem: null,
        isOpened: false,
        isChanged: true,
      })),
  };
}
