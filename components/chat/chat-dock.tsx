'use client';

import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { restoreView, viewReducer } from '@/lib/chat/view';
import { readStored } from '@/lib/storage-keys';
import { ChatWaiting } from './chat-waiting';
import { type ChatParts, loadChat } from './load';
import { useStepAside } from './use-step-aside';

/**
 * The chat assistant of every page (SHELL-14). With the page comes the round button only; panel and knowledge
 * load when the visitor turns to it. What is typed before they arrive is kept, and sent if it was sent.
 *
 * @param name the company's name, for the panel's title.
 * @param mark the company's mark, drawn by the server, as are the button's `icons`.
 */
export function ChatDock({
  name,
  mark,
  icons,
}: {
  name: string;
  mark: ReactNode;
  icons: { open: ReactNode; hide: ReactNode };
}) {
  const [view, dispatch] = useReducer(viewReducer, 'closed');
  const [parts, setParts] = useState<ChatParts | 'failed' | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const [draft] = useState({ text: '', sent: false });
  const dock = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const open = view !== 'closed';
  useStepAside(launcher);

  const load = useCallback(() => {
    loadChat().then(setParts, () => setParts('failed'));
  }, []);

  // A conversation that was open on the page before stays open; it does not take the focus.
  useEffect(() => {
    const kept = restoreView(readStored('chat'));
    if (kept === 'closed') return;
    dispatch('open');
    if (kept === 'minimized') dispatch('minimize');
    load();
  }, [load]);

  // The button may be hidden until the panel is gone, so it takes the focus afterwards.
  const closing = useRef(false);
  const close = useCallback(() => {
    closing.current = true;
    dispatch('close');
  }, []);
  useEffect(() => {
    if (open || !closing.current) return;
    closing.current = false;
    launcher.current?.focus();
  }, [open]);

  useEffect(() => {
    const element = dock.current;
    if (!element || !open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [open, close]);

  const shared = { name, mark, draft, takesFocus, onClose: close };
  const ready = parts !== null && parts !== 'failed';
  return (
    <aside ref={dock} className="chat-dock" aria-label="Chat" data-view={view} data-behind-menu>
      {ready && <parts.Chat {...shared} data={parts.data} view={view} onView={dispatch} />}
      {!ready && open && <ChatWaiting {...shared} failed={parts === 'failed'} />}
      <button
        ref={launcher}
        type="button"
        className="chat-launcher"
        aria-label={open ? 'Hide chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setTakesFocus(true);
          dispatch('toggle');
        }}
      >
        {open ? icons.hide : icons.open}
      </button>
    </aside>
  );
}
