/** What the chat shows: the round button, the panel, or the panel's title bar. */
export type ChatView = 'closed' | 'open' | 'minimized';
export type ChatViewAction = 'toggle' | 'open' | 'minimize' | 'maximize' | 'close';

/** The view after an action; actions that do not apply to a view change nothing. */
export function viewReducer(view: ChatView, action: ChatViewAction): ChatView {
  switch (action) {
    case 'toggle':
      return view === 'closed' ? 'open' : 'closed';
    case 'open':
      return 'open';
    case 'close':
      return 'closed';
    case 'minimize':
      return view === 'open' ? 'minimized' : view;
    case 'maximize':
      return view === 'minimized' ? 'open' : view;
  }
}

/** Restores the view that an earlier page of the visit stored, from JSON text. */
export function restoreView(stored: string | null): ChatView {
  const found = /"view":"(open|minimized)"/.exec(stored ?? '')?.[1];
  return found === 'open' || found === 'minimized' ? found : 'closed';
}
