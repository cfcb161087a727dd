import type { ChatPanelTexts } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';

/** The panel and its texts, loaded together on hover, focus or click. */
export type ChatParts = { Chat: typeof import('./chat').Chat; texts: ChatPanelTexts };

export const loadChat = once(async (): Promise<ChatParts> => {
  const [{ Chat }, texts] = await Promise.all([import('./chat'), loadJson<ChatPanelTexts>(routes.chatPanel)]);
  return { Chat, texts };
});
