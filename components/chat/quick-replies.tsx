'use client';

import { useChat } from './chat-provider';

/** The four questions of CHAT-11 and the way to a person, in a row that scrolls sideways. */
export function QuickReplies({ onAsk }: { onAsk: (question: string) => void }) {
  const { data, loading, handOver } = useChat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label="Suggested questions"
      className="chat-quick"
      // With its buttons disabled the row would scroll by mouse only.
      tabIndex={loading ? 0 : undefined}
    >
      {data.quickReplies.map((question) => (
        <button
          key={question}
          type="button"
          className="chat-chip"
          disabled={loading}
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
      <button type="button" className="chat-chip chat-chip-person" disabled={loading} onClick={handOver}>
        {data.personLabel}
      </button>
    </div>
  );
}
