'use client';

import * as routes from '@/lib/routes';
import styles from './chat.module.css';
import { ChatForm, type DraftProps } from './chat-form';
import { ChatTitle, noticeClass, TitleBar } from './title-bar';

/** Shows while the panel loads. The visitor can type and send at once. Says so when the panel cannot load. */
export function ChatLoading({
  name,
  takesFocus,
  failed,
  ...form
}: DraftProps & { name: string; takesFocus: boolean; failed: boolean }) {
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
      <ChatForm {...form} autoFocus={takesFocus} />
    </div>
  );
}
