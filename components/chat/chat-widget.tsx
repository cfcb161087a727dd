'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/hooks/after-paint';
import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';
import { focusBeforeReload, loadPart } from '@/lib/http/load-part';
import styles from './chat.module.css';
import { ChatLoading } from './chat-loading';
import { type ChatParts, loadChat } from './load-chat';
import { type ChatView, coversPage, readStoredChat, storeView } from './view';

/**
 * The chat of every page: a round button in the corner, and the panel it opens. The page loads the
 * button only; the panel and its replies load on hover, focus or click. What a visitor types meanwhile is kept.
 *
 * @param name the company's name, for the panel's title.
 */
export function ChatWidget({ name }: { name: string }) {
  const [view, setView] = useState<ChatView>('closed');
  const [parts, setParts] = useState<ChatParts | 'failed' | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const [draft, setDraft] = useState({ text: '', queued: false });
  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const open = view !== 'closed';

  const load = useCallback(() => {
    setParts((present) => (present === 'failed' ? null : present));
    afterPaint(() => loadPart(loadChat).then(setParts, () => setParts('failed')));
  }, []);
  // After a failure, the press tries again.
  const preload = () => void loadChat().catch(() => undefined);

  // A chat that was open on the previous page opens again without taking focus.
  useEffect(() => {
    const stored = readStoredChat();
    setDraft({ text: stored.draft, queued: false });
    setTakesFocus(focusBeforeReload() !== null);
    if (stored.view === 'closed') return;
    // The panel must not cover the page that a link in an answer has opened.
    setView(coversPage() && focusBeforeReload() === null ? 'minimized' : stored.view);
    load();
  }, [load]);

  // Until the panel is there, nothing else keeps what is typed when the page goes.
  useEffect(() => {
    if (parts !== null || view === 'closed') return;
    const keep = () => storeView(view, draft.text);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [parts, view, draft]);

  // The page makes room below itself while the panel covers its end. This lays out the page, so the panel shows first.
  useEffect(
    () => afterPaint(() => document.documentElement.toggleAttribute('data-chat-open', view === 'open')),
    [view],
  );

  // The button may be hidden while the panel is open, so focus moves after the next render.
  const returnsFocus = useRef(false);
  const close = useCallback(() => {
    // Focus elsewhere on the page stays there.
    const { activeElement, body } = document;
    returnsFocus.current = activeElement === body || Boolean(widget.current?.contains(activeElement));
    setView('closed');
  }, []);
  useEffect(() => {
    if (open || !returnsFocus.current) return;
    returnsFocus.current = false;
    launcher.current?.focus();
  }, [open]);

  // Escape also works outside the panel, which may cover the focused element.
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);

  const shared = { name, draft, onDraft: setDraft, takesFocus, onClose: close };
  return (
    <aside
      ref={widget}
      {...needsScript}
      className={`${styles.widget} print:hidden`}
      aria-label="Chat"
      data-view={view}
    >
      {parts !== null && parts !== 'failed' ? (
        <parts.Chat
          {...shared}
          texts={parts.texts}
          view={view}
          onView={(chosen, focuses = true) => {
            setTakesFocus(focuses);
            setView(chosen);
          }}
          fallback={open && <ChatLoading {...shared} failed />}
        />
      ) : (
        open && <ChatLoading {...shared} failed={parts === 'failed'} />
      )}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={open ? 'Hide chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          load();
          setTakesFocus(true);
          if (open) close();
          else setView('open');
        }}
      >
        <Icon name={open ? 'chevron-down' : 'message'} size={22} />
      </button>
    </aside>
  );
}
