'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/hooks/after-paint';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';
import { focusBeforeReload } from '@/lib/http/load-part';
import styles from './chat.module.css';
import type { DraftProps } from './chat-form';
import { ChatLoading } from './chat-loading';
import { loadChat } from './load-chat';
import { type ChatView, coversPage, readStoredChat, updateStoredChat } from './stored-chat';

/**
 * The chat of every page: a round button in the corner, and the panel it opens. The page loads the
 * button only; the panel and its replies load on hover, focus or click. What a visitor types meanwhile is kept.
 *
 * @param name the company's name, for the panel's title.
 */
export function ChatWidget({ name }: { name: string }) {
  const [view, setView] = useState<ChatView>('closed');
  const [takesFocus, setTakesFocus] = useState(false);
  const [draft, setDraft] = useState({ text: '', queued: false });
  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const open = view !== 'closed';
  // After a failure, opening it again tries again.
  const { loaded: parts, failed } = useLazyModule(loadChat, open);
  const preload = () => void loadChat().catch(() => undefined);

  const show = useCallback((chosen: ChatView, focuses = true) => {
    setTakesFocus(focuses);
    setView(chosen);
    updateStoredChat({ view: chosen });
  }, []);
  const onDraft = useCallback((changed: DraftProps['draft']) => {
    setDraft(changed);
    updateStoredChat({ draft: changed.text });
  }, []);

  // A chat that was open on the previous page opens again without taking focus.
  useEffect(() => {
    const stored = readStoredChat();
    const isReload = focusBeforeReload() !== null;
    setDraft({ text: stored.draft, queued: false });
    // The panel must not cover the page that a link in an answer has opened.
    if (stored.view !== 'closed') show(coversPage() && !isReload ? 'minimized' : stored.view, isReload);
  }, [show]);

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
    show('closed');
  }, [show]);
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

  const shared = { name, draft, onDraft, takesFocus };
  const loading = open && <ChatLoading {...shared} failed={failed || parts !== undefined} />;
  return (
    <aside
      ref={widget}
      {...needsScript}
      className={`${styles.widget} print:hidden`}
      aria-label="Chat"
      data-view={view}
    >
      {parts ? (
        <parts.Chat
          {...shared}
          texts={parts.texts}
          view={view}
          onView={show}
          onClose={close}
          fallback={loading}
        />
      ) : (
        loading
      )}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={open ? 'Hide chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (open ? close() : show('open'))}
      >
        <Icon name={open ? 'chevron-down' : 'message'} size={22} />
      </button>
    </aside>
  );
}
