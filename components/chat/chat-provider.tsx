'use client';

import { createContext, type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { afterPaint } from '@/components/hooks/after-paint';
import { useRequired } from '@/components/hooks/use-required';
import type { Turn } from '@/lib/chat/reply';
import type { ChatPanelTexts, Intent } from '@/lib/chat/types';
import { formatPrice } from '@/lib/currency/format';
import { loadPart } from '@/lib/http/load-part';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { writeStored } from '@/lib/storage/storage-keys';
import { contextOf, conversationReducer, REPLY_DELAY_MS, restoreConversation } from './conversation';
import { loadReplies, replyTo } from './load-replies';
import { type ChatMessage, messageText, newMessage, transcript } from './messages';
import { type ChatView, readStoredChat } from './view';

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

/** The reply where what the chat answers from did not load. */
const failedReply = ({ failed, retry, personLabel }: ChatPanelTexts): Pick<Turn, 'reply'> => ({
  reply: {
    content: failed,
    next: [
      { kind: 'retry', label: retry },
      { kind: 'person', label: personLabel },
    ],
  },
});

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
      restoreConversation(readStoredChat().messages) ?? {
        messages: [newMessage('bot', greeting)],
        loading: false,
      },
  );
  const { currency } = useCurrency();
  const price = useCallback((usd: number) => formatPrice(usd, currency), [currency]);

  useEffect(() => {
    writeStored('chat', JSON.stringify({ view, messages, draft }));
  }, [view, messages, draft]);

  useEffect(() => {
    if (!loading) return;
    let isCurrent = true;
    const { content: message = '', page = '' } = messages.findLast(({ role }) => role === 'user') ?? {};
    const answer: Promise<Pick<Turn, 'reply'> & Partial<Turn>> = loadPart(() =>
      replyTo(message, contextOf(messages), page),
    ).catch(() => failedReply(texts));
    const timer = setTimeout(async () => {
      const { reply, context } = await answer;
      const { content, ...more } = reply;
      const message = newMessage('bot', content, { ...more, ...(context && { context }) });
      if (isCurrent) dispatch({ type: 'reply', message });
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
        dispatch({
          type: 'send',
          message: newMessage('user', text.trim(), { page: window.location.pathname }),
        }),
      retry: () => dispatch({ type: 'retry' }),
      clear: () =>
        dispatch({
          type: 'clear',
          notice: newMessage('system', texts.cleared),
          greeting: newMessage('bot', texts.greeting),
        }),
      handOver: () => {
        const notice = newMessage('system', texts.handedOver);
        const message = transcript(messages, price);
        const { intent, service } = contextOf(messages);
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
