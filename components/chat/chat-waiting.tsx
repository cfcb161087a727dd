'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { contactRoute } from '@/lib/browser-routes';

/** What the visitor has typed before the panel was there. It is written in place: nothing is drawn from it. */
export type Draft = { text: string; sent: boolean };

/** Stands in for the panel while it loads: one can type and send at once. Says so when it cannot load. */
export function ChatWaiting({
  name,
  mark,
  draft,
  takesFocus,
  failed,
}: {
  name: string;
  mark: ReactNode;
  draft: Draft;
  takesFocus: boolean;
  failed: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <div className="chat-panel">
      <div className="chat-bar">
        {mark}
        <h2 className="chat-title">{name} assistant</h2>
      </div>
      <div className="chat-body">
        <p className="chat-notice" role="status">
          {failed ? (
            <>
              The assistant did not load. <a href={contactRoute}>Write to us</a> instead, or try again later.
            </>
          ) : (
            'Opening'
          )}
        </p>
      </div>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          draft.sent = draft.text.trim() !== '';
        }}
      >
        <input
          ref={input}
          className="field-control"
          aria-label="Your message"
          maxLength={500}
          autoComplete="off"
          defaultValue={draft.text}
          onChange={(event) => {
            draft.text = event.target.value;
            draft.sent = false;
          }}
        />
      </form>
    </div>
  );
}
