/** Closed shows only the round button; minimized shows only the title bar. */
export type ChatView = 'closed' | 'open' | 'minimized';

/** The view that an earlier page of the visit stored with the conversation, as JSON text. */
export function restoreView(stored: string | null): ChatView {
  const found = /"view":"(open|minimized)"/.exec(stored ?? '')?.[1];
  return found === 'open' || found === 'minimized' ? found : 'closed';
}
