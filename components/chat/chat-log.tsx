'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChatStep } from '@/lib/chat/types';
import { useChat } from './chat-provider';
import { type ChatMessage, formatTimeOfDay, splitAtLinks } from './messages';
import { noticeClass } from './title-bar';

const bubbleClass = 'max-w-[84%] rounded-card wrap-anywhere [&>:is(p,ul)+*]:mt-1.5';

/** The conversation, announced politely as it grows. Next steps follow the latest reply only. */
export function ChatLog({ onAsk }: { onAsk: (question?: string) => void }) {
  const { messages, loading, textOf } = useChat();
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  // Scrolls to the start of a new message, so that as much of it as fits is visible.
  useEffect(() => {
    const latest = log.current?.querySelector<HTMLElement>('[data-latest]');
    if (!log.current || !latest || last === undefined) return;
    // In a low window, log and questions scroll together; see chat.tsx.
    const scrolls = getComputedStyle(log.current).overflowY !== 'visible';
    const scroller = scrolls ? log.current : log.current.parentElement;
    if (scroller) scroller.scrollTop = latest.offsetTop - scroller.offsetTop - 8;
  }, [last]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // A short conversation starts at the bottom, next to the field.
      className={clsx(
        'flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto overscroll-contain px-4 py-3.5 text-[0.9375rem]',
        'leading-normal focus-visible:-outline-offset-3 *:first:mt-auto [@media(height<30rem)]:flex-none',
        '[@media(height<30rem)]:overflow-visible',
      )}
    >
      {messages.map((message) => (
        <div
          key={message.id}
          className={`flex flex-col ${message.role === 'user' ? 'items-end' : 'items-start'}`}
          data-latest={message === last || undefined}
        >
          {message.role === 'system' ? (
            <p className={`self-center ${noticeClass}`}>{message.content}</p>
          ) : (
            <>
              <div
                className={`${bubbleClass} px-3.25 py-2 ${message.role === 'user' ? 'rounded-br-none bg-tint' : 'rounded-bl-none bg-sunk'}`}
              >
                <span className="sr-only">{message.role === 'user' ? 'You:' : 'Assistant:'}</span>
                <Lines message={message} text={textOf(message)} />
                {message.results && <Results message={message} />}
              </div>
              {message === last && message.next && <NextSteps steps={message.next} onAsk={onAsk} />}
              <time
                className="mt-1 text-[0.8125rem] leading-[1.4] text-ink-3"
                dateTime={new Date(message.timestamp).toISOString()}
              >
                {formatTimeOfDay(message.timestamp)}
              </time>
            </>
          )}
        </div>
      ))}
      {loading && (
        <div
          aria-hidden
          className={clsx(
            bubbleClass,
            'flex gap-1.5 self-start rounded-bl-none bg-sunk p-3.5 *:size-2 *:rounded-full *:bg-ink-2',
            'motion-safe:*:animate-pulse *:nth-2:[animation-delay:0.2s] *:nth-3:[animation-delay:0.4s]',
          )}
        >
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  );
}

/** Lines of a message; consecutive ones that begin with '- ' are a list. Lines may repeat, so keys are indexes. */
function Lines({ message, text }: { message: ChatMessage; text: string }) {
  if (message.role === 'user') return <p>{text}</p>;
  const blocks: string[][] = [];
  for (const line of text.split('\n').filter((part) => part !== '')) {
    const previous = blocks.at(-1);
    if (line.startsWith('- ') && previous?.[0]?.startsWith('- ')) previous.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines, place) =>
    lines[0]?.startsWith('- ') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change
      <ul key={place} className="grid list-disc gap-1.5 pl-4.5 marker:text-before">
        {lines.map((line, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={item}>
            <WithLinks text={line.slice(2)} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={place} lang={message.lang}>
        <WithLinks text={lines[0] ?? ''} />
      </p>
    ),
  );
}

const linkClass = 'font-semibold text-ember-text underline underline-offset-[0.22em]';

function WithLinks({ text }: { text: string }) {
  const parts = splitAtLinks(text);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a line keep their places
    return index % 3 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <a key={index} href={parts[index + 1]} className={linkClass}>
        {part}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

/** Pages that may have an answer: a list of links below a heading, each with a line of the page's text. */
function Results({ message }: { message: ChatMessage }) {
  const { texts, textOf } = useChat();
  return (
    <>
      <h3 className="mt-1.5 font-semibold">{texts.results.heading}</h3>
      <ul className="mt-1.5 grid gap-2">
        {message.results?.map(({ title, href, text }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {title}
            </a>
            <p className="text-[0.875rem] text-ink-2">{textOf({ ...message, content: text })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const stepClass = clsx(
  'inline-flex min-h-8 items-center gap-1.5 text-left text-[0.9375rem] font-semibold text-ember-text underline',
  'decoration-[1.5px] underline-offset-[0.22em] disabled:text-ink-3 disabled:decoration-dashed',
);

/** Up to three suggestions below a reply: pages, questions, or a person. */
function NextSteps({ steps, onAsk }: { steps: readonly ChatStep[]; onAsk: (question?: string) => void }) {
  const { loading, handOver } = useChat();
  if (steps.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
      {steps.map((step) => (
        <li key={step.label}>
          {step.kind === 'link' ? (
            <a href={step.href} className={stepClass}>
              <span>{step.label}</span>
              <Icon name="arrow-right" size={16} className="arrow-move" />
            </a>
          ) : (
            <button
              type="button"
              className={stepClass}
              disabled={loading}
              onClick={
                step.kind === 'person' ? handOver : () => onAsk(step.kind === 'ask' ? step.label : undefined)
              }
            >
              <span>{step.label}</span>
              {step.kind === 'person' && <OpensFormMark />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The mark inside a button that opens the contact form: an arrow, and words for screen readers. */
export function OpensFormMark() {
  return (
    <>
      <Icon name="arrow-right" size={16} />
      <span className="sr-only"> (opens the contact form)</span>
    </>
  );
}
