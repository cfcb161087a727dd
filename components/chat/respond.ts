import { type Chat, type ChatTopic, createChat } from '@/lib/chat/reply';
import type { ChatReply } from '@/lib/chat/types';
import { passagesIn } from '@/lib/search/passage';

/** What the panel asks: first to make the chat from JSON texts, then for a reply to the last of a visitor's messages, or for their topic. */
export type ChatRequest =
  | { kind: 'create'; content: string; passages: string | null }
  | { kind: 'reply'; messages: readonly string[]; page: string }
  | { kind: 'topic'; messages: readonly string[] };

/** What it gets, by the kind of request. */
export type ChatResponse = { create: undefined; reply: ChatReply; topic: ChatTopic };

let chat: Chat | undefined;

/** Responds to a request. */
export function respond(request: ChatRequest): ChatResponse[ChatRequest['kind']] {
  if (request.kind === 'create') {
    const { content, passages } = request;
    chat = createChat(JSON.parse(content), passages === null ? null : passagesIn(JSON.parse(passages)));
    return;
  }
  if (!chat) throw new Error('The chat was asked before it was made.');
  return request.kind === 'topic'
    ? chat.topicOfConversation(request.messages)
    : chat.replyTo(request.messages.at(-1) ?? '', request.messages.slice(0, -1), request.page);
}
