'use client';

import { SendHorizontal } from 'lucide';
import { type RefObject, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { useChat } from './chat-provider';

/** The message field and its button; both rest while the assistant types (CHAT-07, CHAT-08). */
export function ChatForm({
  input,
  text,
  onText,
  onSend,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}) {
  const { loading } = useChat();
  const id = useId();
  const blank = text.trim() === '';
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !loading) onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <input
        ref={input}
        id={id}
        className="field-control"
        value={text}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={loading ? 'Assistant is typing...' : 'Ask a question'}
        disabled={loading}
        onChange={(event) => onText(event.target.value)}
      />
      <button type="submit" className="chat-send" aria-label="Send" disabled={blank || loading}>
        <Icon icon={SendHorizontal} size={20} />
      </button>
    </form>
  );
}
