import type { Message } from './messages';
import type { ChatStep } from './types';

/** The messages so far, and whether the assistant is about to answer the last one. */
export type Conversation = { messages: readonly Message[]; loading: boolean };

type ConversationAction =
  | { type: 'send'; message: Message }
  | { type: 'reply'; message: Message }
  | { type: 'retry' }
  | { type: 'handover'; notice: Message }
  | { type: 'clear'; notice: Message; greeting: Message };

/** How long the assistant types before it answers. */
export const REPLY_DELAY_MS = 1000;

/** The conversation after an action. Blank messages, and messages while it types, change nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'send':
      if (state.loading || action.message.content.trim() === '') return state;
      return { messages: [...state.messages, action.message], loading: true };
    case 'reply':
      return state.loading ? { messages: [...state.messages, action.message], loading: false } : state;
    case 'retry':
      // The reply that could not be given makes way for the one that now may.
      return { messages: state.messages.slice(0, -1), loading: true };
    case 'handover':
      return { ...state, messages: [...state.messages, action.notice] };
    case 'clear':
      return { messages: [action.notice, action.greeting], loading: false };
  }
}

const isStep = (value: unknown): value is ChatStep => {
  const { kind, label, href } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof label === 'string' &&
    (kind === 'ask' || kind === 'retry' || kind === 'person' || (kind === 'link' && typeof href === 'string'))
  );
};

const isMessage = (value: unknown): value is Message => {
  const { id, role, content, timestamp, next, lang } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    (role === 'bot' || role === 'user' || role === 'system') &&
    typeof content === 'string' &&
    typeof timestamp === 'number' &&
    !Number.isNaN(new Date(timestamp).getTime()) &&
    (next === undefined || (Array.isArray(next) && next.every(isStep))) &&
    (lang === undefined || typeof lang === 'string')
  );
};

/**
 * The conversation that an earlier page of the visit stored.
 *
 * @param stored JSON text, or null.
 * @returns null when there is none or it is malformed. A question that was not answered yet is still answered.
 */
export function restoreConversation(stored: string | null): Conversation | null {
  try {
    const { messages } = JSON.parse(stored ?? 'null') as { messages?: unknown };
    if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage)) return null;
    const last = messages.findLast((message) => message.role !== 'system');
    return { messages, loading: last?.role === 'user' };
  } catch {
    return null;
  }
}
