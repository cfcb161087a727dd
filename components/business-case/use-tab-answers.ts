'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import type { ChoiceTool } from '@/lib/business-case/answers';
import { readStored } from '@/lib/storage/storage-keys';

export const loadTabStorage = () => import('./tab-storage');

/** Reads and writes the tab's answers, once loaded. Without it, nothing is passed to the next tool; the page works. */
export const useTabStorage = (wanted: boolean) => useLazyModule(loadTabStorage, wanted).loaded;

/** The same, loaded only where a tool had left answers in this tab when the page opened. */
export function useStoredTab() {
  const [stored, setStored] = useState(false);
  useEffect(() => setStored(readStored('businessCase') !== null), []);
  return useTabStorage(stored);
}

/**
 * Keeps a tool's answers in the tab's case: complete ones are added, cleared ones removed. The code for it loads on
 * demand.
 */
export function keepInTab(tool: ChoiceTool) {
  const change = (name: 'addResult' | 'removeResult') => (answers: readonly string[]) =>
    void loadTabStorage().then(
      (tab) => tab[name]({ tool, answers }),
      () => undefined,
    );
  return { onComplete: change('addResult'), onStartOver: change('removeResult') };
}
