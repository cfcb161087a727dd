'use client';

import { createContext, type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { useRequired } from '@/components/hooks/use-required';
import { createChat } from '@/lib/chat/reply';
import type { ChatContent, Intent } from '@/lib/chat/types';
import { formatPrice } from '@/lib/currency/format';
import { once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { loadPassages } from '@/lib/search/load-passages';
import { prefillContactForm } from '@/lib/storage/prefill';
import { readStored, writeStored } from '@/lib/storage/storage-keys';
import { conversationReducer, REPLY_DELAY_MS, restoreConversation } from './conversation';
import { type ChatMessage, messageText, newMessage, transcript } from './messages';
import type { ChatView } from './view';

type ChatContext = {
  messages: readonly ChatMessage[];
  loading: boolean;
  data: ChatContent;
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

const userTexts = (messages: readonly ChatMessage[]) =>
  messages.filter((message) => message.role === 'user').map((message) => message.content);

/**
 * Keeps the conversation and unsent text in session storage, and answers after a delay, when the passages have loaded or
 * failed to.
 */
export function ChatProvider({
  data,
  view,
  draft,
  onView,
  children,
}: {
  data: ChatContent;
  view: ChatView;
  /** Unsent text. */
  draft: string;
  onView: (view: ChatView) => void;
  children: ReactNode;
}) {
  const loadReplies = useMemo(() => once(async () => createChat(data, await loadPassages())), [data]);
  // Starts loading with the panel, so that the first answer does not wait.
  useEffect(() => {
    loadPassages().catch(() => undefined);
  }, []);

  const [{ messages, loading }, dispatch] = useReducer(
    conversationReducer,
    data.greeting,
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
    // Making the chat's index blocks the page, on a slow phone for a second. So the panel opens and takes a message without
    // it; it is made after the frame that shows the first message, while the visitor waits for the answer.
    const soon = setTimeout(() => loadReplies().catch(() => undefined), 100);
    const timer = setTimeout(async () => {
      const { replyTo } = await loadReplies().catch(() => createChat(data, null));
      if (!isCurrent) return;
      const asked = userTexts(messages);
      const { content, ...more } = replyTo(asked.at(-1) ?? '', asked.slice(0, -1), window.location.pathname);
      dispatch({ type: 'reply', message: newMessage('bot', content, more) });
    }, REPLY_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(soon);
      clearTimeout(timer);
    };
  }, [loading, messages, data, loadReplies]);

  const value = useMemo<ChatContext>(
    () => ({
      messages,
      loading,
      data,
      textOf: (message) => messageText(message, price),
      send: (text) => dispatch({ type: 'send', message: newMessage('user', text.trim()) }),
      retry: () => dispatch({ type: 'retry' }),
      clear: () =>
        dispatch({
          type: 'clear',
          notice: newMessage('system', data.cleared),
          greeting: newMessage('bot', data.greeting),
        }),
      handOver: () => {
        const notice = newMessage('system', data.handedOver);
        const message = transcript(messages, price);
        const { intent, service } = createChat(data, null).topicOfConversation(userTexts(messages));
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
    [messages, loading, data, price, draft, onView],
  );
  return <Context value={value}>{children}</Context>;
}
