'use client';

import { useEffect, useRef } from 'react';
import * as routes from '@/lib/routes';
import styles from './chat.module.css';
import { ChatForm } from './chat-form';
import { ChatTitle, noticeClass, TitleBar } from './title-bar';

/** What is in the message field. `queued` is true while a message waits for the panel or for an earlier answer. */
type ChatDraft = { text: string; queued: boolean };
export type DraftProps = { draft: ChatDraft; onDraft: (draft: ChatDraft) => void };

/** Shows while the panel loads. The visitor can type and send at once. Says so when the panel cannot load. */
export function ChatLoading({
  name,
  draft,
  onDraft,
  takesFocus,
  failed,
}: DraftProps & {
  name: string;
  takesFocus: boolean;
  failed: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.panel}>
      <TitleBar>
        <ChatTitle name={name} />
      </TitleBar>
      <div className="flex min-h-0 flex-1 flex-col">
        <p role="status" className={`m-auto ${noticeClass}`}>
          {failed ? (
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
      </div>
      <ChatForm
        input={input}
        text={draft.text}
        onText={(text) => onDraft({ text, queued: false })}
        onSend={() => onDraft({ ...draft, queued: true })}
      />
    </div>
  );
}
