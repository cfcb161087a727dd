'use client';

import { Minus, RotateCcw, X } from 'lucide';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChatViewAction } from '@/lib/chat/view';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import { useChat } from './chat-provider';
import type { Draft } from './chat-waiting';
import { QuickReplies } from './quick-replies';
import { useKeepClear } from './use-keep-clear';
import { useKeyboardSpace } from './use-keyboard-space';

/**
 * The open panel: not modal, so the page stays usable. Focus starts in the message field, waits at the panel
 * while the field is disabled, and comes back to it with the reply.
 */
export function ChatPanel({
  name,
  mark,
  draft,
  takesFocus,
  onView,
  onClose,
}: {
  name: string;
  mark: ReactNode;
  draft: Draft;
  takesFocus: boolean;
  onView: (action: ChatViewAction) => void;
  onClose: () => void;
}) {
  const { send, clear, loading } = useChat();
  const [text, setText] = useState(draft.text);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  useKeepClear(panel, onView);
  useKeyboardSpace(panel);

  useLayoutEffect(() => {
    const free =
      document.activeElement === document.body ||
      panel.current?.parentElement?.contains(document.activeElement);
    if (takesFocus && free) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (!draft.sent) return;
    draft.sent = false;
    send(draft.text);
    setText('');
  }, [draft, send]);

  useEffect(() => {
    draft.text = text;
  }, [draft, text]);

  const say = (message: string) => {
    panel.current?.focus({ preventScroll: true });
    send(message);
  };

  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !loading && document.activeElement === panel.current) input.current?.focus();
    waited.current = loading;
  }, [loading]);

  return (
    <section ref={panel} tabIndex={-1} className="chat-panel" aria-labelledby={titleId}>
      <div className="chat-bar">
        {mark}
        <h2 id={titleId} className="chat-title">
          {name} assistant
        </h2>
        <button
          type="button"
          className="chat-control"
          aria-label="Clear chat"
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        >
          <Icon icon={RotateCcw} size={18} />
        </button>
        <button
          type="button"
          className="chat-control"
          aria-label="Minimize"
          onClick={() => onView('minimize')}
        >
          <Icon icon={Minus} size={20} />
        </button>
        <button type="button" className="chat-control" aria-label="Close" onClick={onClose}>
          <Icon icon={X} size={20} />
        </button>
      </div>
      <div className="chat-body">
        <ChatLog onAsk={say} />
        <QuickReplies onAsk={say} />
      </div>
      <ChatForm
        input={input}
        text={text}
        onText={setText}
        onSend={() => {
          say(text);
          setText('');
        }}
      />
    </section>
  );
}
