import type { ChatReply, ConversationContext } from '@/lib/chat/types';
import { withPrices } from '@/lib/currency/format';
import { formatClock } from '@/lib/format/clock';

/** One line of the conversation. `timestamp` is in milliseconds since 1970. */
export type ChatMessage = {
  id: string;
  role: 'bot' | 'user' | 'system';
  /** A bot's text has `{usd:7500}` for a price in the visitor's currency and `[label](/path)` for a link. */
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

/** A message with its prices formatted; a visitor's text stays as typed. */
export function messageText({ role, content }: ChatMessage, price: (usd: number) => string): string {
  return role === 'bot' ? withPrices(content, price) : content;
}

/** Splits a text at its links: every third part from the second on is a label, and the part after it the path. */
export const splitAtLinks = (text: string): string[] => text.split(/\[([^\]]+)\]\((\/(?![/\\])[^)\s]*)\)/);

const withoutLinks = (text: string) =>
  splitAtLinks(text)
    .filter((_, index) => index % 3 !== 2)
    .join('');

/** The conversation as plain text for the contact form, without notices and the greeting. */
export function transcript(messages: readonly ChatMessage[], price: (usd: number) => string): string {
  const first = messages.findIndex((message) => message.role === 'user');
  if (first === -1) return '';
  const lines = messages.slice(first).flatMap((message) => {
    if (message.role === 'system') return [];
    if (message.role === 'user') return [`Me: ${message.content}`];
    const titles = message.results?.map(({ title }) => `- ${title}`) ?? [];
    return [[`Assistant: ${withoutLinks(messageText(message, price))}`, ...titles].join('\n')];
  });
  return `My conversation with the assistant:\n\n${lines.join('\n\n')}`;
}

/** Whether the last message is the visitor's, so that the assistant is typing. */
export const isUnanswered = (messages: readonly ChatMessage[]): boolean =>
  messages.findLast(({ role }) => role !== 'system')?.role === 'user';

/** The context after the last reply that has one. */
export const contextOf = (messages: readonly ChatMessage[]): ConversationContext =>
  messages.findLast(({ context }) => context)?.context ?? {};

/** Stands for the site's origin. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * A page of this site: what is stored in the browser must not lead anywhere else. Read as the browser reads it, which
 * drops tabs and line breaks: '/\t/evil.example' is another site.
 */
const isOwnLink = (href: unknown) =>
  typeof href === 'string' && href.startsWith('/') && new URL(href, ANY_ORIGIN).origin === ANY_ORIGIN;

type Stored = Record<string, unknown>;
const isText = (value: unknown) => typeof value === 'string';
const isList = (value: unknown, isItem: (item: Stored) => boolean) =>
  Array.isArray(value) && value.every((item) => isItem(item ?? {}));

const isStep = ({ kind, label, href }: Stored) => isText(label) && (kind !== 'link' || isOwnLink(href));
const isResult = ({ title, href, text }: Stored) => isText(title) && isText(text) && isOwnLink(href);
const isContext = ({ users = 1, companySize = 1 }: Stored) => Number(users) > 0 && Number(companySize) > 0;
const isMessage = ({
  id,
  role,
  content,
  timestamp,
  page = '',
  next = [],
  results = [],
  lang = '',
  context,
}: Stored) =>
  [id, content, page, lang].every(isText) &&
  (role === 'bot' || role === 'user' || role === 'system') &&
  !Number.isNaN(new Date(timestamp as number).getTime()) &&
  isList(next, isStep) &&
  isList(results, isResult) &&
  isContext((context ?? {}) as Stored);

/** The messages that an earlier page of the visit stored; none when they are malformed. */
export const restoreMessages = (stored: unknown): readonly ChatMessage[] =>
  isList(stored, isMessage) ? (stored as ChatMessage[]) : [];
