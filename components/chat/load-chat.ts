import type { ChatContent } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import { assistantRoute } from '@/lib/routes/browser-routes';

/** The panel and the assistant's own replies, loaded together on hover, focus or click. */
export type ChatParts = { Chat: typeof import('./chat').Chat; data: ChatContent };

export const loadChat = once(async (): Promise<ChatParts> => {
  const [{ Chat }, data] = await Promise.all([import('./chat'), loadJson<ChatContent>(assistantRoute)]);
  return { Chat, data };
});
