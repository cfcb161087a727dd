'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { sideways } from '@/components/ui/sideways';
import { useChat } from './chat-provider';

/** The mark inside a button that opens the contact form: an arrow, and words for screen readers. */
export function OpensFormMark() {
  return (
    <>
      <Icon name="arrow-right" size={16} />
      <span className="sr-only"> (opens the contact form)</span>
    </>
  );
}

const chipClass = clsx(
  'min-h-11 max-w-full flex-none rounded-control border-[1.5px] px-3 text-[0.9375rem] font-medium',
  'hover:border-ink hover:bg-sunk disabled:border-dashed disabled:border-edge disabled:bg-transparent',
  'disabled:text-ink-3',
);

/** The four suggested questions and the way to a person, in a row that scrolls sideways. */
export function QuickReplies({ onAsk }: { onAsk: (question: string) => void }) {
  const { texts, loading, handOver } = useChat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label="Suggested questions"
      // With a mouse, the scroll bar is the only way to scroll sideways.
      className={clsx(
        'flex flex-none scroll-px-4 gap-2 overflow-x-auto border-t border-rule px-4 py-2.5 [scrollbar-width:none]',
        'focus-visible:-outline-offset-3 [@media(hover:hover)]:pb-1.5',
        '[@media(hover:hover)]:[scrollbar-color:var(--before)_transparent] [@media(hover:hover)]:[scrollbar-width:thin]',
      )}
      // While its buttons are disabled, the row itself must be focusable to be scrolled by keyboard.
      tabIndex={loading ? 0 : undefined}
      {...sideways}
    >
      {texts.quickReplies.map((question) => (
        <button
          key={question}
          type="button"
          className={`${chipClass} border-edge`}
          disabled={loading}
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
      <button
        type="button"
        className={`${chipClass} inline-flex items-center gap-1.5 border-transparent bg-tint`}
        disabled={loading}
        onClick={handOver}
      >
        <span>{texts.personLabel}</span>
        <OpensFormMark />
      </button>
    </div>
  );
}
