'use client';

import { type RefObject, useEffect, useState } from 'react';
import { changeAddress } from '@/components/hooks/use-url-state';
import { type BusinessCaseAnswers, cleanText, emptyAnswers, textNames } from '@/lib/business-case/answers';
import { isEmpty, readBusinessCaseLink, writeBusinessCase } from '@/lib/business-case/link';
import type { NumberFieldName } from '@/lib/roi-calculator/fields';
import { readTabAnswers, writeTabAnswers } from './tab-storage';
import type { UnreadableTexts } from './types';

const initial = {
  answers: emptyAnswers,
  /** Goes up when other answers replace these; 0 until the address is read. */
  revision: 0,
  isDamaged: false,
  /** By the visitor, since they came from the address or the tab's storage. */
  isChanged: false,
  unread: {} as UnreadableTexts,
};

const replaceBy =
  (next: Partial<typeof initial>) =>
  ({ revision }: typeof initial) => ({ ...initial, ...next, revision: revision + 1 });

/**
 * The business case of the page's address, else of the tab's storage. Changes are written to both.
 *
 * @param form contains the text fields, which a visitor may fill before hydration.
 */
export function useBusinessCase(form: RefObject<HTMLElement | null>) {
  const [present, setPresent] = useState(initial);
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
    const linked = readBusinessCaseLink(window.location.hash);
    const stored = isEmpty(linked.answers) ? readTabAnswers() : linked.answers;
    const texts = { ...stored.texts };
    for (const name of textNames) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field?.value) texts[name] = cleanText(name, field.value);
    }
    const isTyped = textNames.some((name) => texts[name] !== stored.texts[name]);
    setPresent(replaceBy({ ...linked, answers: { ...stored, texts }, isChanged: isTyped }));
    // Another link may be opened in the same tab.
    const onHash = () => {
      const next = readBusinessCaseLink(window.location.hash);
      if (!isEmpty(next.answers) || next.isDamaged) setPresent(replaceBy(next));
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [form]);

  return {
    ...present,
    isOpened: !isChanged && !isEmpty(answers),
    change: (next: (answers: BusinessCaseAnswers) => BusinessCaseAnswers) =>
      setPresent((before) => ({ ...before, answers: next(before.answers), isChanged: true })),
    replace: (next: BusinessCaseAnswers) => setPresent(replaceBy({ answers: next, isChanged: true })),
    setUnread: (field: NumberFieldName, typed: string | undefined) =>
      setPresent(({ unread: { [field]: _, ...others }, ...before }) => ({
        ...before,
        unread: typed === undefined ? others : { ...others, [field]: typed },
      })),
  };
}
