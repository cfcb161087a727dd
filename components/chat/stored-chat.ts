import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** What the chat shows: the round button, the panel, or the panel's title bar. */
export type ChatView = 'closed' | 'open' | 'minimized';

/** What an earlier page of the visit stored. `messages` are checked when the panel loads (messages.ts). */
type StoredChat = { view: ChatView; draft: string; messages?: unknown };

/** Reads what an earlier page stored; malformed parts count as missing. */
export function readStoredChat(): StoredChat {
  try {
    const { view, draft, messages } = JSON.parse(readStored('chat') ?? '{}');
    return {
      view: view === 'open' || view === 'minimized' ? view : 'closed',
      draft: typeof draft === 'string' ? draft : '',
      messages,
    };
  } catch {
    return { view: 'closed', draft: '' };
  }
}

/** Stores some parts beside the others. */
export function updateStoredChat(change: Partial<StoredChat>): void {
  writeStored('chat', JSON.stringify({ ...readStoredChat(), ...change }));
}

/** Whether the open panel would cover more than half of the window, such as one at 400 % zoom. */
export const coversPage = () => window.innerWidth < 640 || window.innerHeight < 480;
