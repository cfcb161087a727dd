import type { ChatTexts } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';

/** The panel and its texts, loaded together on hover, focus or click. */
export const loadChat = once(async () => {
  const [{ Chat }, texts] = await Promise.all([import('./chat'), loadJson<ChatTexts>(routes.chatPanel)]);
  return { Chat, texts };
});
