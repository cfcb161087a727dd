'use client';

import type { ToolResult } from './tab-storage';

/** Reads and writes the tab's answers. Without it, nothing is passed to the next tool; the page works. */
export const loadTabStorage = () => import('./tab-storage');

/**
 * Keeps a tool's answers in the tab: complete ones are added, cleared ones removed. The code for it loads on
 * demand.
 */
export function keepAnswersInTab(tool: Exclude<ToolResult['tool'], 'roi'>) {
  const change = (name: 'storeToolResult' | 'removeToolResult') => (answers: readonly string[]) =>
    void loadTabStorage().then(
      (tab) => tab[name]({ tool, answers }),
      () => undefined,
    );
  return { onComplete: change('storeToolResult'), onStartOver: change('removeToolResult') };
}
