import type { ChatTopic } from '@/lib/chat/reply';
import type { ChatReply } from '@/lib/chat/types';
import { loadText, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import type { ChatRequest, ChatResponse } from './respond';

type Respond = (request: ChatRequest) => Promise<ChatResponse[ChatRequest['kind']]>;

/** Responds in a worker: making the chat takes part of a second on a slow phone, for which no key or tap should wait. */
function startWorker(): Respond {
  const worker = new Worker(new URL('./chat-worker.ts', import.meta.url));
  return (request) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(request, [port2]);
    });
}

let hasWorker = true;
const importRespond = () => import('./respond');

async function create(loadPassages: () => Promise<string | null>): Promise<Respond> {
  const [content, passages] = await Promise.all([loadText(routes.chatContent), loadPassages()]);
  const start = async (respondTo: Respond) => {
    await respondTo({ kind: 'create', content, passages });
    return respondTo;
  };
  try {
    if (hasWorker) return await start(startWorker());
  } catch {
    hasWorker = false;
  }
  // Where the worker's scripts did not load, the page itself responds; on such a connection a second try is worth it.
  const { respond } = await importRespond().catch(importRespond);
  return start(async (request) => respond(request));
}

const createWhole = once(() => create(() => loadText(routes.passages)));
const createWithoutPassages = once(() => create(async () => null));

/**
 * Loads what the chat answers from, and what answers. When the passages fail to load, it answers from its own texts.
 *
 * @throws when anything else fails. The next call tries again.
 */
export const loadReplies = () => createWhole().catch(createWithoutPassages);

/** The reply to the last of a visitor's messages, on the page with this path. @throws like {@link loadReplies} */
export async function replyTo(messages: readonly string[], page: string): Promise<ChatReply> {
  // What failed may have begun when the panel opened.
  const respondTo = await loadReplies().catch(loadReplies);
  return (await respondTo({ kind: 'reply', messages, page })) as ChatReply;
}

/** What a visitor's messages are about. @throws like {@link loadReplies} */
export async function topicOf(messages: readonly string[]): Promise<ChatTopic> {
  const respondTo = await loadReplies();
  return (await respondTo({ kind: 'topic', messages })) as ChatTopic;
}
