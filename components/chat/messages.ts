import type { ChatReply, ConversationContext } from '@/lib/chat/types';
import { withPrices } from '@/lib/currency/format';
import { formatClock } from '@/lib/format/clock';

/** One line of the conversation. `timestamp` is in milliseconds since 1970. */
export type ChatMessage = {
  id: string;
  role: 'bot' | 'user' | 'system';
  /** A bot's text has `{usd:7500}` for a price and `[label](/path)` for a link. */
  content: string;
  timestamp: number;
} & MessageDetails;

/** Of a visitor's message, the path of the page that it was sent from; of a reply, also the conversation's context after it. */
type MessageDetails = Partial<Omit<ChatReply, 'content'>> & { page?: string; context?: ConversationContext };

/** A new message, with an id from the time and a random part. */
export function newMessage(
  role: ChatMessage['role'],
  content: string,
  more: MessageDetails = {},
): ChatMessage {
  const timestamp = Date.now();
  const random = Math.random().toString(36).slice(2, 10);
  return { id: `${timestamp.toString(36)}-${random}`, role, content, timestamp, ...more };
}

/** The visitor's local time of day, as '9:05 AM'. */
export function formatTimeOfDay(timestamp: number): string {
  const date = new Date(timestamp);
  return formatClock(date.getHours() * 60 + date.getMinutes(), true).join(' ');
}

/** A link in a text, with groups for its label and its path. */
const LINK = /\[([^\]]+)\]\((\/(?![/\\])[^)\s]*)\)/;

/** Splits a text at its links: every third part from the second on is a label, and the part after it the path. */
export const splitAtLinks = (text: string): string[] => text.split(LINK);

/** The conversation as plain text for the contact form, without notices and the greeting. */
export function transcript(messages: readonly ChatMessage[], price: (usd: number) => string): string {
  const first = messages.findIndex((message) => message.role === 'user');
  if (first === -1) return '';
  const lines = messages.slice(first).flatMap((message) => {
    if (message.role === 'system') return [];
    if (message.role === 'user') return [`Me: ${message.content}`];
    const titles = message.results?.map(({ title }) => `- ${title}`) ?? [];
    return [
      [
        `Assistant: ${withPrices(message.content, price).replace(new RegExp(LINK, 'g'), '$1')}`,
        ...titles,
      ].join('\n'),
    ];
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
