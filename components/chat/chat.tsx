'use client';

import clsx from 'clsx';
import { type Ref, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ElementChildren } from '@/components/ui/element-children';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Icon, type IconName } from '@/components/ui/icon';
import { sideways } from '@/components/ui/sideways';
import type { ChatTexts } from '@/lib/chat/types';
import { writeStored } from '@/lib/storage/storage-keys';
import styles from './chat.module.css';
import { ChatForm, type DraftProps } from './chat-form';
import { ChatLog, OpensFormMark } from './chat-log';
import { ChatProvider, useChat } from './chat-provider';
import { type ChatView, coversPage } from './stored-chat';
import { ChatTitle, TitleBar } from './title-bar';

/** So much later than a reply, the focus returns to the field. */
const FOCUS_DELAY_MS = 300;

type ChatProps = DraftProps & {
  name: string;
  /** True when the visitor opened or minimized it here; false when it is as on the previous page. */
  takesFocus: boolean;
  onView: (view: ChatView, takesFocus?: boolean) => void;
  onClose: () => void;
};

/** The conversation with its panel or title bar; closed, it keeps the conversation and renders nothing. */
export function Chat({
  texts,
  view,
  fallback,
  ...props
}: ChatProps & {
  texts: ChatTexts;
  view: ChatView;
  fallback: ElementChildren;
}) {
  return (
    // The stored conversation may have caused the error.
    <ErrorBoundary fallback={() => fallback} onError={() => writeStored('chat', null)}>
      <ChatProvider texts={texts} onHandOver={props.onClose}>
        {view === 'open' && <ChatPanel {...props} />}
        {view === 'minimized' && <MinimizedChat {...props} />}
      </ChatProvider>
    </ErrorBoundary>
  );
}

/**
 * The open panel. It is not modal, so the page stays usable. Focus starts in the message field, moves to the panel
 * while the field is disabled, and returns to the field after the reply: screen readers may drop the reply when both come at once.
 */
function ChatPanel({ name, draft, onDraft, takesFocus, onView, onClose }: ChatProps) {
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

  /** @param message undefined asks the last one again */
  const ask = useCallback(
    (message?: string) => {
      panel.current?.focus({ preventScroll: true });
      send(message);
    },
    [send],
  );

  // A message sent while the panel loaded waits for the answer to the previous page's question.
  useEffect(() => {
    if (!draft.queued || loading) return;
    ask(draft.text);
    onDraft({ text: '', queued: false });
  }, [draft, loading, ask, onDraft]);

  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(() => {
      if (document.activeElement === panel.current) input.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  // A link to a place of this page leads behind the panel, so the panel makes way where it covers the page.
  useEffect(() => {
    const makeWay = () => coversPage() && onView('minimized', false);
    window.addEventListener('hashchange', makeWay);
    return () => window.removeEventListener('hashchange', makeWay);
  }, [onView]);

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
      <ChatForm ref={input} draft={draft} loading={loading} onDraft={onDraft} />
    </section>
  );
}

const chipClass = clsx(
  'min-h-11 max-w-full flex-none rounded-control border-[1.5px] px-3 text-[0.9375rem] font-medium',
  'hover:border-ink hover:bg-sunk disabled:border-dashed disabled:border-edge disabled:bg-transparent',
  'disabled:text-ink-3',
);

/** The four suggested questions and the way to a person, in a row that scrolls sideways. */
function QuickReplies({ onAsk }: { onAsk: (question: string) => void }) {
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

/** The title bar alone; the bar and its button reopen the panel. */
function MinimizedChat({
  name,
  takesFocus,
  onView,
  onClose,
}: Pick<ChatProps, 'name' | 'takesFocus' | 'onView' | 'onClose'>) {
  const maximize = useRef<HTMLButtonElement>(null);
  // The Minimize button is gone; if it had the focus, the focus moves here.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      maximize.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section className={styles.panel} aria-label={`${name} assistant, minimized`}>
      <TitleBar>
        <button
          type="button"
          className="-ml-4 flex min-h-13.5 flex-1 items-center rounded-l-[9px] pl-4 hover:bg-tint focus-visible:-outline-offset-3"
          onClick={() => onView('open')}
        >
          <ChatTitle name={name} as="span" />
        </button>
        <BarButton
          ref={maximize}
          label="Maximize"
          icon="maximize"
          iconSize={18}
          onClick={() => onView('open')}
        />
        <BarButton label="Close" icon="x" onClick={onClose} />
      </TitleBar>
    </section>
  );
}

function BarButton({
  label,
  icon,
  iconSize = 20,
  ref,
  onClick,
}: {
  label: string;
  icon: IconName;
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className="grid size-11 flex-none place-items-center rounded-control hover:bg-tint focus-visible:-outline-offset-3"
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

/**
 * Lifts the panel above the on-screen keyboard. The keyboard shrinks the visual viewport only, which fixed elements
 * do not follow, so this sets its height as `--keyboard` for chat.module.css.
 */
function useKeyboardInset(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const widget = panel.current?.parentElement;
    const viewport = window.visualViewport;
    if (!widget || !viewport) return;
    const update = () => {
      // Pinch zoom also shrinks the visual viewport.
      const hidden = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      widget.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      widget.style.removeProperty('--keyboard');
    };
  }, [panel]);
}
