'use client';

import { useEffect, useState } from 'react';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { readStored } from '@/lib/storage/storage-keys';

type Tab = typeof import('@/lib/business-case/tab-storage');

/** Reads and writes the tab's answers, once loaded. */
export function useTab(wanted: boolean): Tab | undefined {
  const [tab, setTab] = useState<Tab>();
  useEffect(() => {
    if (!wanted) return;
    import('@/lib/business-case/tab-storage').then(
      (loaded) => setTab(loaded),
      // Without it, nothing is passed to the next tool; the page works.
      () => undefined,
    );
  }, [wanted]);
  return tab;
}

/** The answers from tools in this tab when the page opened; null when there are none. */
export function useTabCase(): CaseAnswers | null {
  const [stored, setStored] = useState(false);
  useEffect(() => setStored(readStored('businessCase') !== null), []);
  const tab = useTab(stored);
  const [answers, setAnswers] = useState<CaseAnswers | null>(null);
  useEffect(() => {
    if (tab) setAnswers(tab.readTabCase());
  }, [tab]);
  return answers;
}
