// biome-ignore-all lint/suspicious/noArrayIndexKey: the lines of a message never change, and may repeat
'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { ChatStep } from '@/lib/chat/types';
import { firstSentences } from '@/lib/format/first-sentences';
import { formatTimeOfDay, LINK } from './messages';
import { noticeClass } from './title-bar';
import type { Conversation } from './use-conversation';

const bubbleClass = 'max-w-[84%] rounded-card wrap-anywhere [&>:is(p,ul)+*]:mt-1.5';

/** Shows the start of a new message, so that as much of it as fits is visible. */
const scrollToStart = (message: HTMLElement | null) => message?.scrollIntoView({ behavior: 'instant' });

/** The conversation, announced politely as it grows. Next steps follow the latest reply only. */
export function ChatLog({ chat }: { chat: Conversation }) {
  const { messages, texts, typing, textOf } = chat;
  const last = messages.at(-1);
  return (
    <div
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // A short conversation starts at the bottom, next to the field. In a low window, chat.tsx scrolls it with the questions.
      className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto overscroll-contain px-4 py-3.5 text-small [line-height:1.5] focus-visible:-outline-offset-3 *:first:mt-auto [@media(height<30rem)]:flex-none [@media(height<30rem)]:overflow-visible"
    >
      {messages.map((message) => (
        <div
          key={message.id}
          ref={message === last ? scrollToStart : null}
          className={`flex scroll-mt-2 flex-col ${message.role === 'user' ? 'items-end' : 'items-start'}`}
        >
          {message.role === 'system' ? (
            <p className={`self-center ${noticeClass}`}>{message.content}</p>
          ) : (
            <>
              <div
                className={`${bubbleClass} px-3.25 py-2 ${message.role === 'user' ? 'rounded-br-none bg-tint' : 'rounded-bl-none bg-sunk'}`}
              >
                <span className="sr-only">{message.role === 'user' ? 'You:' : 'Assistant:'}</span>
                {message.role === 'user' ? (
                  <p>{message.content}</p>
                ) : (
                  <Lines text={textOf(message.content)} lang={message.lang} />
                )}
                {message.results && (
                  <>
                    <h3 className="mt-1.5 font-semibold">{texts.results.heading}</h3>
                    <ul className="mt-1.5 grid gap-2">
                      {message.results.map(({ title, href, text }, at) => (
                        <li key={href}>
                          <a href={href} className={linkClass}>
                            {title}
                          </a>
                          <p className="text-note text-ink-2">
                            {textOf(at > 0 ? firstSentences(text) : text)}
                          </p>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
              {message === last && message.next?.[0] && <NextSteps steps={message.next} chat={chat} />}
              <time
                className="mt-1 text-[0.8125rem] [line-height:1.4] text-ink-3"
                dateTime={new Date(message.timestamp).toISOString()}
              >
                {formatTimeOfDay(message.timestamp)}
              </time>
            </>
          )}
        </div>
      ))}
      {typing && (
        <div
          aria-hidden
          className={clsx(
            bubbleClass,
            'flex gap-1.5 self-start rounded-bl-none bg-sunk p-3.5 *:size-2 *:rounded-full *:bg-ink-2',
            '*:animate-pulse *:nth-2:[animation-delay:0.2s] *:nth-3:[animation-delay:0.4s]',
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

/** The lines of a reply; consecutive ones that begin with '- ' are a list. */
const Lines = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.match(/(?:^- .*\n?)+|^.+/gm)?.map((block, place) =>
    block.startsWith('- ') ? (
      <ul key={place} className="grid list-disc gap-1.5 pl-4.5 [&_::marker]:text-before">
        {block.match(/(?<=^- ).*/gm)?.map((line, item) => (
          <li key={item}>
            <WithLinks text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={place} lang={lang}>
        <WithLinks text={block} />
      </p>
    ),
  );

const linkClass = 'font-semibold text-ember-text underline underline-offset-[0.22em]';

const WithLinks = ({ text }: { text: string }) =>
  text.split(LINK).map((part, index, parts) => {
    // Every third part is the path of the label before it.
    if (index % 3 === 2) return null;
    return index % 3 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <a key={index} href={parts[index + 1]} className={linkClass}>
        {part}
      </a>
    );
  });

const stepClass =
  'inline-flex min-h-8 items-center gap-1.5 text-left text-small font-semibold text-ember-text underline decoration-[1.5px] underline-offset-[0.22em]';

/** Up to three suggestions below a reply: pages, questions, or a person. */
const NextSteps = ({ steps, chat }: { steps: readonly ChatStep[]; chat: Conversation }) => (
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
            onClick={
              step.kind === 'person'
                ? chat.handOver
                : () => chat.send(step.kind === 'ask' ? step.label : undefined)
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

/** The mark inside a button that opens the contact form: an arrow, and words for screen readers. */
export const OpensFormMark = () => (
  <>
    <Icon name="arrow-right" size={16} />
    <span className="sr-only"> (opens the contact form)</span>
  </>
);
