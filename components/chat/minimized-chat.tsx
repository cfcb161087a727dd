'use client';

import { Maximize2, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChatViewAction } from '@/lib/chat/view';

/** The title bar alone: the bar and its maximize control open the panel again (CHAT-03). */
export function MinimizedChat({
  name,
  mark,
  onView,
  onClose,
}: {
  name: string;
  mark: ReactNode;
  onView: (action: ChatViewAction) => void;
  onClose: () => void;
}) {
  const maximize = useRef<HTMLButtonElement>(null);
  // The control that minimized is gone; where focus was lost with it, it comes here.
  useEffect(() => {
    if (document.activeElement === document.body) maximize.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className="chat-panel" aria-label={`${name} assistant, minimized`}>
      <div className="chat-bar">
        <button type="button" className="chat-restore" onClick={() => onView('maximize')}>
          {mark}
          <span className="chat-title">{name} assistant</span>
        </button>
        <button
          ref={maximize}
          type="button"
          className="chat-control"
          aria-label="Maximize"
          onClick={() => onView('maximize')}
        >
          <Icon icon={Maximize2} size={18} />
        </button>
        <button type="button" className="chat-control" aria-label="Close" onClick={onClose}>
          <Icon icon={X} size={20} />
        </button>
      </div>
    </section>
  );
}
