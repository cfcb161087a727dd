import type { ChatContent } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';

/** The panel and what the chat says by itself, loaded together on hover, focus or click. */
export type ChatParts = { Chat: typeof import('./chat').Chat; data: ChatContent };

export const loadChat = once(async (): Promise<ChatParts> => {
  const [{ Chat }, data] = await Promise.all([import('./chat'), loadJson<ChatContent>(routes.chatContent)]);
  return { Chat, data };
});
