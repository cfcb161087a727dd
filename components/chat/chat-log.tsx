'use client';

import { Fragment, useEffect, useRef } from 'react';
import { clockTime, type Message } from '@/lib/chat/messages';
import { useChat } from './chat-provider';
import { NextSteps } from './next-steps';

/** The conversation, announced politely as it grows. Steps stand below the latest reply only. */
export function ChatLog({ onAsk }: { onAsk: (question: string) => void }) {
  const { messages, loading, read } = useChat();
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  // The start of a new message comes into view, and all of it where it fits.
  useEffect(() => {
    const latest = log.current?.querySelector<HTMLElement>('[data-latest]');
    if (!log.current || !latest || last === undefined) return;
    // In a low window log and questions scroll together.
    const own = getComputedStyle(log.current).overflowY !== 'visible';
    const scroller = own ? log.current : log.current.parentElement;
    if (scroller) scroller.scrollTop = latest.offsetTop - scroller.offsetTop - 8;
  }, [last]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className="chat-log">
      {messages.map((message) => (
        <div
          key={message.id}
          className="chat-message"
          data-role={message.role}
          data-latest={message === last || undefined}
        >
          {message.role === 'system' ? (
            <p className="chat-notice">{message.content}</p>
          ) : (
            <>
              <div className="chat-bubble">
                <span className="sr-only">{message.role === 'user' ? 'You:' : 'Assistant:'}</span>
                <Lines message={message} text={read(message)} />
              </div>
              {message === last && message.next && <NextSteps steps={message.next} onAsk={onAsk} />}
              <time className="chat-time" dateTime={new Date(message.timestamp).toISOString()}>
                {clockTime(message.timestamp)}
              </time>
            </>
          )}
        </div>
      ))}
      {loading && (
        <div aria-hidden className="chat-bubble chat-dots">
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  );
}

/** Lines of a message; those that begin with '- ' are a list. */
function Lines({ message, text }: { message: Message; text: string }) {
  if (message.role === 'user') return <p>{text}</p>;
  const blocks: string[][] = [];
  for (const line of text.split('\n').filter((part) => part !== '')) {
    const previous = blocks.at(-1);
    if (line.startsWith('- ') && previous?.[0]?.startsWith('- ')) previous.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines) => (
    <Fragment key={lines[0]}>
      {lines[0]?.startsWith('- ') ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      ) : (
        <p>{lines[0]}</p>
      )}
    </Fragment>
  ));
}
