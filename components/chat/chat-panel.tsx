'use client';

import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ChatView } from '@/lib/chat/view';
import { BarButton } from './bar-button';
import styles from './chat.module.css';
import { ChatForm, QuickReplies } from './chat-form';
import type { DraftProps } from './chat-loading';
import { ChatLog } from './chat-log';
import { useChat } from './chat-provider';
import { ChatTitle, TitleBar } from './title-bar';
import { useKeyboardInset } from './use-keyboard-inset';

/**
 * The open panel. It is not modal, so the page stays usable. Focus starts in the message field, moves to the panel
 * while the field is disabled, and returns to the field with the reply.
 */
export function ChatPanel({
  name,
  draft,
  onDraft,
  takesFocus,
  onView,
  onClose,
}: DraftProps & {
  name: string;
  takesFocus: boolean;
  onView: (view: ChatView) => void;
  onClose: () => void;
}) {
  const { send, clear, loading } = useChat();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  useKeyboardInset(panel);

  useLayoutEffect(() => {
    const focusIsFree =
      document.activeElement === document.body ||
      panel.current?.parentElement?.contains(document.activeElement);
    if (takesFocus && focusIsFree) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // A message sent while the panel loaded waits for the answer to the previous page's question.
  useEffect(() => {
    if (!draft.queued || loading) return;
    send(draft.text);
    onDraft({ text: '', queued: false });
  }, [draft, loading, send, onDraft]);

  const ask = (message: string) => {
    panel.current?.focus({ preventScroll: true });
    send(message);
  };

  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && !loading && document.activeElement === panel.current) input.current?.focus();
    wasLoading.current = loading;
  }, [loading]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${styles.panel} focus:outline-none`}
      aria-labelledby={titleId}
    >
      <TitleBar>
        <ChatTitle name={name} id={titleId} />
        <BarButton
          label="Clear chat"
          icon="rotate"
          iconSize={18}
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        />
        <BarButton label="Minimize" icon="minus" onClick={() => onView('minimized')} />
        <BarButton label="Close" icon="x" onClick={onClose} />
      </TitleBar>
      <div className="flex min-h-0 flex-1 flex-col [@media(height<30rem)]:overflow-y-auto">
        <ChatLog onAsk={ask} />
        <QuickReplies onAsk={ask} />
      </div>
      <ChatForm
        input={input}
        text={draft.text}
        onText={(text) => onDraft({ text, queued: false })}
        onSend={() => {
          ask(draft.text);
          onDraft({ text: '', queued: false });
        }}
      />
    </section>
  );
}
