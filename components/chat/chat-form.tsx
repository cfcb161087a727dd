'use client';

import type { Ref } from 'react';
import { controlClass } from '@/components/ui/field-classes';
import { Icon } from '@/components/ui/icon';

/** Maximum length of a message, in characters. */
const MAX_MESSAGE_LENGTH = 500;
/** The name of the message field, which is also what one sees in it. */
const FIELD_NAME = 'Ask a question';

/** What is in the message field. `queued` is true while a message waits for the panel or for an earlier answer. */
export type Draft = { text: string; queued: boolean };

type Props = {
  ref: Ref<HTMLInputElement>;
  draft: Draft;
  typing: boolean;
  onDraft: (draft: Draft) => void;
};

/** The message field and its button, which queues the message; both are disabled while the chat types. */
export function ChatForm({ ref, draft: { text }, typing, onDraft }: Props) {
  const blank = text.trim() === '';
  const isFull = text.length >= MAX_MESSAGE_LENGTH;
  return (
    <form
      className="flex flex-none flex-wrap gap-2 border-t border-rule p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !typing) onDraft({ text, queued: true });
      }}
    >
      <input
        ref={ref}
        aria-label={FIELD_NAME}
        className={`${controlClass} min-h-11 min-w-0 flex-1 py-1.5 focus-visible:outline-offset-0`}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        aria-describedby="chat-limit"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={typing ? 'Assistant is typing...' : FIELD_NAME}
        disabled={typing}
        onChange={(event) => onDraft({ text: event.target.value, queued: false })}
      />
      <button
        type="submit"
        className="grid min-h-11 w-12 flex-none place-items-center rounded-control border-[1.5px] border-ember bg-ember text-on-ember enabled:hover:border-ember-hover enabled:hover:bg-ember-hover disabled:border-dashed disabled:border-edge disabled:bg-sunk disabled:text-ink-3"
        aria-label="Send"
        disabled={blank || typing}
      >
        <Icon name="send" size={20} />
      </button>
      {/* Screen readers read it with the field, and again when the limit is reached. */}
      <p id="chat-limit" role="status" className={isFull ? 'type-small w-full text-ink-2' : 'sr-only'}>
        {isFull
          ? `That’s ${MAX_MESSAGE_LENGTH} characters, the most for one message.`
          : `At most ${MAX_MESSAGE_LENGTH} characters. Escape closes the assistant.`}
      </p>
    </form>
  );
}
