'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ChatContent } from '@/lib/chat/types';
import type { ChatView } from '@/lib/chat/view';
import { BarButton } from './bar-button';
import styles from './chat.module.css';
import { ChatErrorBoundary } from './chat-error-boundary';
import type { DraftProps } from './chat-loading';
import { ChatPanel } from './chat-panel';
import { ChatProvider } from './chat-provider';
import { ChatTitle, TitleBar } from './title-bar';

type Common = {
  name: string;
  onView: (view: ChatView) => void;
  onClose: () => void;
};

/** The conversation with its panel or title bar; closed, it keeps the conversation and renders nothing. */
export function Chat({
  data,
  view,
  draft,
  onDraft,
  takesFocus,
  fallback,
  ...common
}: Common &
  DraftProps & {
    data: ChatContent;
    /** Shown after an error. */
    fallback: ReactNode;
    view: ChatView;
    /** True when the visitor opened it; false when it was still open from the previous page. */
    takesFocus: boolean;
  }) {
  return (
    <ChatErrorBoundary fallback={fallback}>
      <ChatProvider data={data} view={view} onView={common.onView}>
        {view === 'open' && <ChatPanel {...common} draft={draft} onDraft={onDraft} takesFocus={takesFocus} />}
        {view === 'minimized' && <MinimizedChat {...common} />}
      </ChatProvider>
    </ChatErrorBoundary>
  );
}

/** The title bar alone; the bar and its button reopen the panel. */
function MinimizedChat({ name, onView, onClose }: Common) {
  const maximize = useRef<HTMLButtonElement>(null);
  // The Minimize button is gone; if it had the focus, the focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) maximize.current?.focus({ preventScroll: true });
  }, []);

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
