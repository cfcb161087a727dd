import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** What the chat shows: the round button, the panel, or the panel's title bar. */
export type ChatView = 'closed' | 'open' | 'minimized';

const parse = (stored: string | null): Record<string, unknown> => {
  try {
    return JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** Restores the view that an earlier page of the visit stored, from JSON text. */
export function restoreView(stored: string | null): ChatView {
  const { view } = parse(stored);
  return view === 'open' || view === 'minimized' ? view : 'closed';
}

/** Restores the unsent text of the message field, from the same JSON text. */
export function restoreDraft(stored: string | null): string {
  const { draft } = parse(stored);
  return typeof draft === 'string' ? draft : '';
}

/** Stores the view and the unsent text beside the conversation of an earlier page. */
export function storeView(view: ChatView, draft: string): void {
  writeStored('chat', JSON.stringify({ ...parse(readStored('chat')), view, draft }));
}
