'use client';

import type { ReactNode } from 'react';
import type { ChatData } from '@/lib/chat/data';
import type { ChatView, ChatViewAction } from '@/lib/chat/view';
import { ChatPanel } from './chat-panel';
import { ChatProvider } from './chat-provider';
import type { Draft } from './chat-waiting';
import { MinimizedChat } from './minimized-chat';

/** The conversation with its panel or bar; closed, it stays and draws nothing. */
export function Chat({
  name,
  mark,
  data,
  view,
  draft,
  takesFocus,
  onView,
  onClose,
  onLeave,
}: {
  name: string;
  mark: ReactNode;
  data: ChatData;
  view: ChatView;
  draft: Draft;
  /** True when the visitor opened it; false when the page opened it again. */
  takesFocus: boolean;
  onView: (action: ChatViewAction) => void;
  onClose: () => void;
  onLeave?: (href: string) => void;
}) {
  return (
    <ChatProvider data={data} view={view} onView={onView} onLeave={onLeave}>
      {view === 'open' && (
        <ChatPanel
          name={name}
          mark={mark}
          draft={draft}
          takesFocus={takesFocus}
          onView={onView}
          onClose={onClose}
        />
      )}
      {view === 'minimized' && <MinimizedChat name={name} mark={mark} onView={onView} onClose={onClose} />}
    </ChatProvider>
  );
}
