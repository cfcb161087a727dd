import { type ConversationContext, emptyContext, restoreContext } from '@/lib/chat/context';
import type { ChatResult, ChatStep } from '@/lib/chat/types';
import type { ChatMessage } from './messages';

/** The messages so far, and whether the assistant is typing its answer. */
export type Conversation = { messages: readonly ChatMessage[]; loading: boolean };

type ConversationAction =
  | { type: 'send'; message: ChatMessage }
  | { type: 'reply'; message: ChatMessage }
  | { type: 'retry' }
  | { type: 'handover'; notice: ChatMessage }
  | { type: 'clear'; notice: ChatMessage; greeting: ChatMessage };

/** Time between a question and its answer. */
export const REPLY_DELAY_MS = 1000;

/** The conversation after an action. Blank messages, and messages while the chat types, change nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'send':
      if (state.loading || action.message.content.trim() === '') return state;
      return { messages: [...state.messages, action.message], loading: true };
    case 'reply':
      return state.loading ? { messages: [...state.messages, action.message], loading: false } : state;
    case 'retry':
      // The failed reply makes way for the one that can be given now.
      return { messages: state.messages.slice(0, -1), loading: true };
    case 'handover':
      return { ...state, messages: [...state.messages, action.notice] };
    case 'clear':
      return { messages: [action.notice, action.greeting], loading: false };
  }
}

/** Stands for the site's origin. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * A page of this site: what is stored in the browser must not lead anywhere else. Read as the browser reads it, which
 * drops tabs and line breaks: '/\t/evil.example' is another site.
 */
const isOwnLink = (href: unknown) =>
  typeof href === 'string' && href.startsWith('/') && new URL(href, ANY_ORIGIN).origin === ANY_ORIGIN;

const isStep = (value: unknown): value is ChatStep => {
  const { kind, label, href } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof label === 'string' &&
    (kind === 'ask' || kind === 'retry' || kind === 'person' || (kind === 'link' && isOwnLink(href)))
  );
};

const isResult = (value: unknown): value is ChatResult => {
  const { title, href, text } = (value ?? {}) as Record<string, unknown>;
  return typeof title === 'string' && typeof text === 'string' && isOwnLink(href);
};

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, role, content, timestamp, page, next, results, lang } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    typeof id === 'string' &&
    (role === 'bot' || role === 'user' || role === 'system') &&
    typeof content === 'string' &&
    typeof timestamp === 'number' &&
    !Number.isNaN(new Date(timestamp).getTime()) &&
    (page === undefined || typeof page === 'string') &&
    (next === undefined || (Array.isArray(next) && next.every(isStep))) &&
    (results === undefined || (Array.isArray(results) && results.every(isResult))) &&
    (lang === undefined || typeof lang === 'string')
  );
};

/**
 * Restores the messages that an earlier page of the visit stored.
 *
 * @returns null when there are none or they are malformed. An unanswered question is then answered.
 */
export function restoreConversation(messages: unknown): Conversation | null {
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage)) return null;
  const last = messages.findLast((message) => message.role !== 'system');
  return { messages, loading: last?.role === 'user' };
}

/** The context after the last reply that has one. */
export const contextOf = (messages: readonly ChatMessage[]): ConversationContext =>
  restoreContext(messages.findLast(({ context }) => context)?.context ?? emptyContext);
