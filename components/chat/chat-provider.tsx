'use client';

import { createContext, type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { afterPaint } from '@/components/hooks/after-paint';
import { useRequired } from '@/components/hooks/use-required';
import { createFailedReply } from '@/lib/chat/failed-reply';
import type { ChatTopic } from '@/lib/chat/reply';
import type { ChatPanelTexts, Intent } from '@/lib/chat/types';
import { formatPrice } from '@/lib/currency/format';
import { loadPart } from '@/lib/http/load-part';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { readStored, writeStored } from '@/lib/storage/storage-keys';
import { conversationReducer, REPLY_DELAY_MS, restoreConversation } from './conversation';
import { loadReplies, replyTo, topicOf } from './load-replies';
import { type ChatMessage, messageText, newMessage, transcript } from './messages';
import type { ChatView } from './view';

type ChatContext = {
  messages: readonly ChatMessage[];
  loading: boolean;
  texts: ChatPanelTexts;
  send: (text: string) => void;
  retry: () => void;
  clear: () => void;
  handOver: () => void;
  /** A message's text with prices in the visitor's currency. */
  textOf: (message: ChatMessage) => string;
};

const Context = createContext<ChatContext | null>(null);

/** The conversation and what can be done with it. */
export const useChat = () => useRequired(Context, 'useChat', 'ChatProvider');

/** The contact form's inquiry type for the last detected intent. */
const inquiryTypes: Partial<Record<Intent, string>> = {
  booking: 'consultation',
  pricing: 'quote',
  support: 'support',
};

/** The way to a person waits no longer for what the conversation is about, which only preselects fields. */
const MAX_TOPIC_MS = 1000;

const userTexts = (messages: readonly ChatMessage[]) =>
  messages.filter((message) => message.role === 'user').map((message) => message.content);

/** Keeps the conversation and unsent text in session storage, and answers after a delay. */
export function ChatProvider({
  texts,
  view,
  draft,
  onView,
  children,
}: {
  texts: ChatPanelTexts;
  view: ChatView;
  /** Unsent text. */
  draft: string;
  onView: (view: ChatView) => void;
  children: ReactNode;
}) {
  // Starts as soon as the panel shows, so that the first answer does not wait.
  useEffect(
    () =>
      afterPaint(() => {
        loadReplies().catch(() => undefined);
      }),
    [],
  );

  const [{ messages, loading }, dispatch] = useReducer(
    conversationReducer,
    texts.greeting,
    (greeting) =>
      restoreConversation(readStored('chat')) ?? { messages: [newMessage('bot', greeting)], loading: false },
  );
  const { currency } = useCurrency();
  const price = useCallback((usd: number) => formatPrice(usd, currency), [currency]);

  useEffect(() => {
    writeStored('chat', JSON.stringify({ view, messages, draft }));
  }, [view, messages, draft]);

  useEffect(() => {
    if (!loading) return;
    let isCurrent = true;
    const answer = loadPart(() => replyTo(userTexts(messages), window.location.pathname)).catch(() =>
      createFailedReply(texts),
    );
    const timer = setTimeout(async () => {
      const { content, ...more } = await answer;
      if (isCurrent) dispatch({ type: 'reply', message: newMessage('bot', content, more) });
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
      send: (text) => dispatch({ type: 'send', message: newMessage('user', text.trim()) }),
      retry: () => dispatch({ type: 'retry' }),
      clear: () =>
        dispatch({
          type: 'clear',
          notice: newMessage('system', texts.cleared),
          greeting: newMessage('bot', texts.greeting),
        }),
      handOver: async () => {
        const notice = newMessage('system', texts.handedOver);
        const message = transcript(messages, price);
        const tooLate = new Promise<ChatTopic>((resolve) => setTimeout(() => resolve({}), MAX_TOPIC_MS));
        const topic = topicOf(userTexts(messages)).catch((): ChatTopic => ({}));
        const { intent, service } = await Promise.race([topic, tooLate]);
        const inquiryType = (intent && inquiryTypes[intent]) ?? 'general';
        const address =
          message === ''
            ? routes.contact
            : prefillContactForm({ from: 'chat', message, inquiryType, service });
        dispatch({ type: 'handover', notice });
        onView('closed');
        // Navigation may start before the effect above stores it.
        writeStored('chat', JSON.stringify({ view: 'closed', messages: [...messages, notice], draft }));
        window.location.assign(address);
      },
    }),
    [messages, loading, texts, price, draft, onView],
  );
  return <Context value={value}>{children}</Context>;
}
