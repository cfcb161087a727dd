import type { Chat } from '@/lib/chat/reply';
import type { ChatContent } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { type SectionFile, sectionsIn } from '@/lib/search/section';

/** A file gets one try and one retry, so that all ends within 10 seconds. */
const TRY_MS = 4500;

const withinLimit = <Data>(loading: Promise<Data>) =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It took too long.')), TRY_MS)),
  ]);
const loadTwice = <Data>(load: () => Promise<Data>) => withinLimit(load()).catch(() => withinLimit(load()));

/**
 * Loads what the chat answers from. Without the sections of pages it answers from its own texts, on this page for good.
 *
 * @throws when anything else fails. The next call tries again.
 */
export const loadReplies = once(async (): Promise<Chat> => {
  const [{ createChat }, content, sections] = await Promise.all([
    loadTwice(() => import('@/lib/chat/reply')),
    loadTwice(() => loadJson<ChatContent>(routes.chatContent)),
    loadTwice(() => loadJson<SectionFile>(routes.sections)).then(sectionsIn, () => []),
  ]);
  return createChat(content, sections);
});
