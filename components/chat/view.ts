/** What the chat shows: the round button, the panel, or the panel's title bar. */
export type ChatView = 'closed' | 'open' | 'minimized';

/** Restores the view that an earlier page of the visit stored, from JSON text. */
export function restoreView(stored: string | null): ChatView {
  const found = /"view":"(open|minimized)"/.exec(stored ?? '')?.[1];
  return found === 'open' || found === 'minimized' ? found : 'closed';
}

/** Restores the unsent text of the message field, from the same JSON text. */
export function restoreDraft(stored: string | null): string {
  try {
    const { draft } = JSON.parse(stored ?? '{}') as { draft?: unknown };
    return typeof draft === 'string' ? draft : '';
  } catch {
    return '';
  }
}
