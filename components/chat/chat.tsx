'use client';

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { ChatTexts } from '@/lib/chat/types';
import type { Draft } from './chat-form';
import { ChatLog, OpensFormMark } from './chat-log';
import type { ChatView } from './stored-chat';
import { ChatTitle, TitleBar } from './title-bar';
import { type Conversation, useConversation } from './use-conversation';

export { ErrorBoundary } from '@/components/ui/error-boundary';

/** So much later than a reply, the focus returns to the field. */
const FOCUS_DELAY_MS = 300;

/**
 * The title bar and, unless minimized, the conversation. Focus moves to the panel while its controls are disabled, and
 * to the field after the reply: screen readers may drop the reply when both come at once.
 */
export function Chat(props: {
  name: string;
  texts: ChatTexts;
  view: ChatView;
  draft: Draft;
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onDraft: (draft: Draft) => void;
  onView: (view: ChatView) => void;
  onTyping: (typing: boolean) => void;
}) {
  const { name, texts, view, draft, panel, field, onDraft, onView, onTyping } = props;
  const chat = useConversation(texts, panel, () => onView('closed'));
  const { messages, typing, send, clear } = chat;
  const open = view === 'open';
  useLayoutEffect(() => onTyping(typing), [typing, onTyping]);

  // A message sent while the panel loaded waits for the answer to the previous page's question.
  useEffect(() => {
    if (!draft.queued || typing) return;
    send(draft.text);
    onDraft({ text: '', queued: false });
  });

  useEffect(() => {
    if (messages.at(-1)?.role === 'user') return;
    const timer = setTimeout(() => {
      if (document.activeElement === panel.current) field.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [messages, panel, field]);

  // The on-screen keyboard shrinks the visual viewport only, which fixed elements do not follow, so this sets its height
  // for chat.module.css, which lifts the panel above it.
  useEffect(() => {
    const widget = panel.current?.parentElement;
    const viewport = window.visualViewport;
    if (!widget || !viewport) return;
    const update = () => {
      // Pinch zoom also shrinks the visual viewport.
      const hidden = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      widget.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    const listeners = new AbortController();
    update();
    viewport.addEventListener('resize', update, listeners);
    viewport.addEventListener('scroll', update, listeners);
    return () => listeners.abort();
  }, [panel]);

  return (
    <>
      <TitleBar>
        {open ? (
          <ChatTitle name={name} />
        ) : (
          <button
            type="button"
            className="-ml-4 flex min-h-13.5 flex-1 items-center rounded-l-[9px] pl-4 hover:bg-tint focus-visible:-outline-offset-3"
            onClick={() => onView('open')}
          >
            <ChatTitle name={name} as="span" />
          </button>
        )}
        {open && <BarButton aria-label="Clear chat" icon="rotate" size={18} onClick={clear} />}
        <BarButton
          aria-label={open ? 'Minimize' : 'Maximize'}
          icon={open ? 'minus' : 'maximize'}
          size={open ? 20 : 18}
          onClick={() => onView(open ? 'minimized' : 'open')}
        />
        <BarButton aria-label="Close" icon="x" onClick={() => onView('closed')} />
      </TitleBar>
      {open && (
        <div className="flex min-h-0 flex-1 flex-col [@media(height<30rem)]:overflow-y-auto">
          <ChatLog chat={chat} />
          <QuickReplies chat={chat} />
        </div>
      )}
    </>
  );
}

const chipClass =
  'min-h-11 max-w-full flex-none rounded-control border-[1.5px] px-3 text-small font-medium hover:border-ink hover:bg-sunk disabled:border-dashed disabled:border-edge disabled:bg-transparent disabled:text-ink-3';

/** The four suggested questions and the way to a person, in a row that scrolls sideways. */
const QuickReplies = ({ chat: { texts, typing, send, handOver } }: { chat: Conversation }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div
    role="group"
    aria-label="Suggested questions"
    // With a mouse, the scroll bar is the only way to scroll sideways.
    className="flex flex-none scroll-px-4 gap-2 overflow-x-auto border-t border-rule px-4 py-2.5 [scrollbar-width:none] focus-visible:-outline-offset-3 [@media(hover:hover)]:pb-1.5 [@media(hover:hover)]:[scrollbar-color:var(--before)_transparent] [@media(hover:hover)]:[scrollbar-width:thin]"
    // While its buttons are disabled, the row itself must be focusable to be scrolled by keyboard.
    tabIndex={typing ? 0 : undefined}
    data-sideways=""
  >
    {texts.quickReplies.map((question) => (
      <button
        key={question}
        type="button"
        className={`${chipClass} border-edge`}
        disabled={typing}
        onClick={() => send(question)}
      >
        {question}
      </button>
    ))}
    <button
      type="button"
      className={`${chipClass} inline-flex items-center gap-1.5 border-transparent bg-tint`}
      disabled={typing}
      onClick={handOver}
    >
      <span>{texts.personLabel}</span>
      <OpensFormMark />
    </button>
  </div>
);

type Props = ComponentProps<'button'> & { icon: IconName; size?: number };

const BarButton = ({ icon, size = 20, ...props }: Props) => (
  <button
    type="button"
    className="grid size-11 flex-none place-items-center rounded-control hover:bg-tint focus-visible:-outline-offset-3"
    {...props}
  >
    <Icon name={icon} size={size} />
  </button>
);
