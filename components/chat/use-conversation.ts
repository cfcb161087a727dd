'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { afterPaint } from '@/components/hooks/after-paint';
import { loadSearch } from '@/components/search/load-search';
import type { ChatContent, ChatStep, ChatTexts, Intent } from '@/lib/chat/types';
import { formatUsdPrice, withPrices } from '@/lib/currency/format';
import { loadJson, once } from '@/lib/http/load-json';
import { loadPart } from '@/lib/http/load-part';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { type ChatMessage, contextOf, newMessage, restoreMessages, transcript } from './messages';
import { readStoredChat, updateStoredChat } from './stored-chat';

/** Time between a question and its answer. */
const REPLY_DELAY_MS = 1000;
/** Loading gets one try and one retry, so that all ends within 10 seconds. */
const TRY_MS = 4500;

const inTime = <Data>(loading: Promise<Data>) =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It took too long.')), TRY_MS)),
  ]);

/** Loads what the chat answers from. @throws when that fails. The next call tries again. */
const loadReplies = once(async () => {
  const load = () =>
    inTime(Promise.all([import('@/lib/chat/reply'), loadJson<ChatContent>(routes.chatContent)]));
  const [{ createChat }, content] = await load().catch(load);
  return createChat(content);
});

/** The best section of each page that matches a message. Without the search there are none. */
const findSections = async (message: string) =>
  (await inTime(loadSearch()).catch(() => undefined))?.searchPages(message, 20) ?? [];

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

export type Conversation = ReturnType<typeof useConversation>;

/** The conversation, which is kept in session storage and answered after a delay, and what can be done with it. */
export function useConversation(
  texts: ChatTexts,
  panel: RefObject<HTMLElement | null>,
  onHandOver: () => void,
) {
  // Starts as soon as the panel shows, so that the first answer does not wait.
  useEffect(() => afterPaint(() => void loadReplies().catch(() => undefined)), []);

  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => {
    const stored = restoreMessages(readStoredChat().messages);
    return stored.length > 0 ? stored : [newMessage('bot', texts.greeting)];
  });
  const { currency } = useCurrency();
  /** A bot's text with prices in the visitor's currency. */
  const textOf = (content: string) => withPrices(content, (usd) => formatUsdPrice(usd, currency));

  useEffect(() => updateStoredChat({ messages }), [messages]);

  useEffect(() => {
    const asked = messages.at(-1);
    if (asked?.role !== 'user') return;
    let isCurrent = true;
    const { content, page = '' } = asked;
    const context = contextOf(messages);
    const retry: ChatStep[] = [
      { kind: 'retry', label: texts.retry },
      { kind: 'person', label: texts.personLabel },
    ];
    const answer = loadPart(loadReplies).then(
      ({ replyTo, addSections }) =>
        addSections(content, page, replyTo(content, context, page, descriptionOf(page)), findSections),
      () => ({ reply: { content: texts.failed, next: retry }, context }),
    );
    const timer = setTimeout(async () => {
      const { reply, context } = await answer;
      if (isCurrent) setMessages([...messages, newMessage('bot', reply.content, { ...reply, context })]);
    }, REPLY_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [messages, texts]);

  /** The pressed control is then disabled or gone, so the focus moves to the panel. */
  const change = (changed: readonly ChatMessage[]) => {
    panel.current?.focus({ preventScroll: true });
    setMessages(changed);
  };

  return {
    messages,
    texts,
    /** Whether a message waits for its reply. */
    typing: messages.at(-1)?.role === 'user',
    textOf,
    /** Sends a text. Without one, the failed reply makes way for the one that can be given now. */
    send: (text?: string) =>
      change(
        text === undefined
          ? messages.slice(0, -1)
          : [...messages, newMessage('user', text.trim(), { page: window.location.pathname })],
      ),
    clear: () => change([newMessage('system', texts.cleared), newMessage('bot', texts.greeting)]),
    handOver: () => {
      const message = transcript(messages, textOf);
      const { intent, service } = contextOf(messages);
      const inquiryType = (intent && inquiryTypes[intent]) ?? 'general';
      // Navigation may start before the effect above stores it.
      updateStoredChat({ messages: [...messages, newMessage('system', texts.handedOver)] });
      onHandOver();
      window.location.assign(
        message === '' ? routes.contact : prefillContactForm({ from: 'chat', message, inquiryType, service }),
      );
    },
  };
}
