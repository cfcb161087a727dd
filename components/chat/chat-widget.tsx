'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/hooks/after-paint';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';
import type { ChatTexts } from '@/lib/chat/types';
import { loadJson, once } from '@/lib/http/load-json';
import { focusBeforeReload } from '@/lib/http/load-part';
import * as routes from '@/lib/routes';
import { writeStored } from '@/lib/storage/storage-keys';
import styles from './chat.module.css';
import { ChatForm, type Draft } from './chat-form';
import { type ChatView, coversPage, readStoredChat, updateStoredChat } from './stored-chat';
import { ChatTitle, noticeClass, TitleBar } from './title-bar';

/** The conversation and its texts, loaded together on hover, focus or click. */
const loadChat = once(async () => {
  const [chat, texts] = await Promise.all([import('./chat'), loadJson<ChatTexts>(routes.chatPanel)]);
  return { ...chat, texts };
});
const preload = () => void loadChat().catch(() => undefined);

/**
 * The chat of every page: a round button in the corner, and the panel it opens. It is not modal, so the page stays
 * usable. The page loads the button and the message field only; the conversation and its replies load on hover, focus
 * or click. What a visitor types meanwhile is kept.
 *
 * @param name the company's name, for the panel's title.
 */
export function ChatWidget({ name }: { name: string }) {
  const [view, setView] = useState<ChatView>('closed');
  const [draft, setDraft] = useState<Draft>({ text: '', queued: false });
  const [typing, setTyping] = useState(false);
  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);
  const open = view !== 'closed';
  // After a failure, opening it again tries again.
  const { loaded: parts, failed } = useLazyModule(loadChat, open);

  const show = useCallback((chosen: ChatView, mayFocus = true) => {
    // Focus elsewhere on the page stays there.
    const { activeElement, body } = document;
    takesFocus.current = mayFocus && (activeElement === body || !!widget.current?.contains(activeElement));
    setView(chosen);
    updateStoredChat({ view: chosen });
  }, []);
  const onDraft = (changed: Draft) => {
    setDraft(changed);
    updateStoredChat({ draft: changed.text });
  };

  // A chat that was open on the previous page opens again without taking focus.
  useEffect(() => {
    const stored = readStoredChat();
    const isReload = focusBeforeReload() !== null;
    setDraft({ text: stored.draft, queued: false });
    // The panel must not cover the page that a link in an answer has opened.
    if (stored.view !== 'closed') show(coversPage() && !isReload ? 'minimized' : stored.view, isReload);
  }, [show]);

  // The button may be hidden while the panel is open, so focus moves after the render. Minimized, it stays on the control.
  useEffect(() => {
    const target = { open: field, minimized: undefined, closed: launcher }[view];
    if (takesFocus.current) target?.current?.focus({ preventScroll: true });
  }, [view]);

  // The page makes room below itself while the panel covers its end. This lays out the page, so the panel shows first.
  useEffect(
    () => afterPaint(() => document.documentElement.toggleAttribute('data-chat-open', view === 'open')),
    [view],
  );

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    // Escape also works outside the panel, which may cover the focused element.
    const onKey = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && !defaultPrevented) show('closed');
    };
    document.addEventListener('keydown', onKey, listeners);
    // A link to a place of this page leads behind the panel, so the panel makes way where it covers the page.
    window.addEventListener('hashchange', () => coversPage() && show('minimized', false), listeners);
    return () => listeners.abort();
  }, [open, show]);

  const opening = (
    <>
      <TitleBar>
        <ChatTitle name={name} />
      </TitleBar>
      {(view === 'open' || failed) && (
        <p role="status" className={`m-auto ${noticeClass}`}>
          {failed || parts ? (
            <span>
              The assistant didn’t load.{' '}
              <a href={routes.contact} className="font-semibold text-ember-text underline">
                Contact us
              </a>{' '}
              instead, or try again later.
            </span>
          ) : (
            'Opening…'
          )}
        </p>
      )}
    </>
  );
  return (
    <aside
      ref={widget}
      {...needsScript}
      className={`${styles.widget} print:hidden`}
      aria-label="Chat"
      data-view={view}
    >
      {open && (
        <section
          ref={panel}
          tabIndex={-1}
          className={`${styles.panel} fixed flex flex-col bg-raised [box-shadow:var(--shadow-3)] focus:outline-none`}
          aria-label={`${name} assistant${view === 'open' ? '' : ', minimized'}`}
        >
          {parts ? (
            // The stored conversation may have caused the error.
            <parts.ErrorBoundary fallback={() => opening} onError={() => writeStored('chat', null)}>
              <parts.Chat
                {...{ name, view, draft, onDraft, panel, field }}
                texts={parts.texts}
                onView={show}
                onTyping={setTyping}
              />
            </parts.ErrorBoundary>
          ) : (
            opening
          )}
          {view === 'open' && <ChatForm ref={field} draft={draft} typing={typing} onDraft={onDraft} />}
        </section>
      )}
      <button
        ref={launcher}
        type="button"
        className={`${styles.launcher} fixed place-items-center text-paper`}
        aria-label={open ? 'Hide chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => show(open ? 'closed' : 'open')}
      >
        <Icon name={open ? 'chevron-down' : 'message'} size={22} />
      </button>
    </aside>
  );
}
