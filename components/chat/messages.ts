import type { ChatReply, ConversationContext } from '@/lib/chat/types';

/** One line of the conversation. `timestamp` is in milliseconds since 1970. */
export type ChatMessage = Partial<ChatReply> & {
  id: string;
  role: 'bot' | 'user' | 'system';
  /** A bot's text has `{usd:7500}` for a price and `[label](/path)` for a link. */
  content: string;
  timestamp: number;
  /** Path of the page that a visitor sent it from. */
  page?: string;
  /** What the conversation is about after a reply. */
  context?: ConversationContext;
};

/** A new message, with an id from the time and a random part. */
export function newMessage(role: ChatMessage['role'], content: string, more: Partial<ChatMessage> = {}) {
  const timestamp = Date.now();
  const id = `${timestamp.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  return { ...more, id, role, content, timestamp };
}

/** The visitor's local time of day, as '9:05 AM'. Some browsers put a narrow no-break space before the half of the day. */
export const formatTimeOfDay = (timestamp: number): string =>
  new Date(timestamp)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

/** A link in a text, with groups for its label and its path. */
export const LINK = /\[([^\]]+)\]\((\/(?![/\\])[^)\s]*)\)/g;

/** The conversation as plain text for the contact form, without notices and the greeting. */
export function transcript(messages: readonly ChatMessage[], textOf: (content: string) => string): string {
  const first = messages.findIndex(({ role }) => role === 'user');
  if (first === -1) return '';
  const said = messages.slice(first).filter(({ role }) => role !== 'system');
  const lines = said.map(({ role, content, results = [] }) => {
    if (role === 'user') return `Me: ${content}`;
    const reply = textOf(content).replace(LINK, '$1');
    return [`Assistant: ${reply}`, ...results.map(({ title }) => `- ${title}`)].join('\n');
  });
  return `My conversation with the assistant:\n\n${lines.join('\n\n')}`;
}

/** The context after the last reply that has one. */
export const contextOf = (messages: readonly ChatMessage[]): ConversationContext =>
  messages.findLast(({ context }) => context)?.context ?? {};

/** A page of this site. Browsers drop tabs and line breaks: '/\t/evil.example' is another site. */
const isOwnLink = (href: string) => /^\/(?![/\\])\S*$/.test(href);

const isMessage = ({ role, content, timestamp, next = [], results = [] }: ChatMessage) =>
  ['bot', 'user', 'system'].includes(role) &&
  typeof content === 'string' &&
  typeof timestamp === 'number' &&
  [...next, ...results].every((item) => !('href' in item) || isOwnLink(item.href));

/**
 * The messages that an earlier page of the visit stored; none when they are malformed. What is stored in the browser
 * must not lead to another site.
 */
export function restoreMessages(stored: unknown): readonly ChatMessage[] {
  try {
    const messages = stored as readonly ChatMessage[];
    return messages.every(isMessage) ? messages : [];
  } catch {
    return [];
  }
}
