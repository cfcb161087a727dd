'use client';

import { createContext, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { afterPaint } from '@/components/hooks/after-paint';
import { useRequired } from '@/components/hooks/use-required';
import type { Chat } from '@/lib/chat/reply';
import type { ChatContent, ChatReply, ChatTexts, Intent } from '@/lib/chat/types';
import { formatPrice } from '@/lib/currency/format';
import { loadJson, once } from '@/lib/http/load-json';
import { loadPart } from '@/lib/http/load-part';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import {
  type ChatMessage,
  contextOf,
  isUnanswered,
  messageText,
  newMessage,
  restoreMessages,
  transcript,
} from './messages';
import { readStoredChat, updateStoredChat } from './stored-chat';

/** Time between a question and its answer. */
const REPLY_DELAY_MS = 1000;

type ChatContext = {
  messages: readonly ChatMessage[];
  loading: boolean;
  texts: ChatTexts;
  /** Sends a text, or the last one again. */
  send: (text?: string) => void;
  clear: () => void;
  handOver: () => void;
  /** A message's text with prices in the visitor's currency. */
  textOf: (message: ChatMessage) => string;
};

const Context = createContext<ChatContext | null>(null);

/** The conversation and what can be done with it. */
export const useChat = () => useRequired(Context, 'useChat', 'ChatProvider');

/** A file gets one try and one retry, so that all ends within 10 seconds. */
const TRY_MS = 4500;

const withinLimit = <Data,>(loading: Promise<Data>) =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It took too long.')), TRY_MS)),
  ]);
const loadTwice = <Data,>(load: () => Promise<Data>) => withinLimit(load()).catch(() => withinLimit(load()));

/** Loads what the chat answers from. @throws when that fails. The next call tries again. */
const loadReplies = once(async (): Promise<Chat> => {
  const [{ createChat }, content] = await Promise.all([
    loadTwice(() => import('@/lib/chat/reply')),
    loadTwice(() => loadJson<ChatContent>(routes.chatContent)),
  ]);
  return createChat(content);
});

/** What the page in front says it is about; nothing of a page that the visitor has left. */
const descriptionOf = (path: string) =>
  path === window.location.pathname
    ? document.querySelector<HTMLMetaElement>('meta[name=description]')?.content
    : undefined;

/** The contact form's inquiry type for the last detected intent. */
const inquiryTypes: Partial<Record<Intent, string>> = {
  booking: 'consultation',
  pricing: 'quote',
  support: 'support',
};

/** The reply where what the chat answers from did not load. */
const failedReply = ({ failed, retry, personLabel }: ChatTexts): ChatReply => ({
  content: failed,
  next: [
    { kind: 'retry', label: retry },
    { kind: 'person', label: personLabel },
  ],
});

/** Keeps the conversation in session storage, and answers after a delay. */
export function ChatProvider({
  texts,
  onHandOver,
  children,
}: {
  texts: ChatTexts;
  onHandOver: () => void;
  children: ReactNode;
}) {
  // Starts as soon as the panel shows, so that the first answer does not wait.
  useEffect(() => afterPaint(() => void loadReplies().catch(() => undefined)), []);

  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => {
    const stored = restoreMessages(readStoredChat().messages);
    return stored.length > 0 ? stored : [newMessage('bot', texts.greeting)];
  });
  const loading = isUnanswered(messages);
  const { currency } = useCurrency();
  const price = useCallback((usd: number) => formatPrice(usd, currency), [currency]);

  useEffect(() => updateStoredChat({ messages }), [messages]);

  useEffect(() => {
    if (!loading) return;
    let isCurrent = true;
    const { content: message = '', page = '' } = messages.findLast(({ role }) => role === 'user') ?? {};
    const context = contextOf(messages);
    const answer = loadPart(loadReplies).then(
      ({ replyTo }) => replyTo(message, context, page, descriptionOf(page)),
      () => ({ reply: failedReply(texts), context }),
    );
    const timer = setTimeout(async () => {
      const { reply, context } = await answer;
      const { content, ...more } = reply;
      const message = newMessage('bot', content, { ...more, context });
      if (isCurrent) setMessages([...messages, message]);
    }, REPLY_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [loading, messages, texts]);

  const value = useMemo<ChatContext>(
    () => ({
      messages,
      loading,
      texts,
      textOf: (message) => messageText(message, price),
      send: (text) =>
        setMessages(
          text === undefined
            ? // The failed reply makes way for the one that can be given now.
              messages.slice(0, -1)
            : [...messages, newMessage('user', text.trim(), { page: window.location.pathname })],
        ),
      clear: () => setMessages([newMessage('system', texts.cleared), newMessage('bot', texts.greeting)]),
      handOver: () => {
        const message = transcript(messages, price);
        const { intent, service } = contextOf(messages);
        const inquiryType = (intent && inquiryTypes[intent]) ?? 'general';
        const handedOver = [...messages, newMessage('system', texts.handedOver)];
        setMessages(handedOver);
        onHandOver();
        // Navigation may start before the effect above stores it.
        updateStoredChat({ messages: handedOver });
        window.location.assign(
          message === ''
            ? routes.contact
            : prefillContactForm({ from: 'chat', message, inquiryType, service }),
        );
      },
    }),
    [messages, loading, texts, price, onHandOver],
  );
  return <Context value={value}>{children}</Context>;
}
