'use client';

import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { QUESTION_ATTRIBUTE } from '@/lib/build-attributes';

type AccordionItem = { id: string; title: string; content: ReactNode };

/** The arrow keys, Home and End move between the questions. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>(`[${QUESTION_ATTRIBUTE}] > button`),
  ];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

/**
 * Questions of which one or none is open. A page of questions loads no library for it, because Radix would be a
 * twentieth of its scripts. Closed answers stay in the page: find-in-page reaches them and opens
 * them, and without JavaScript and on paper all are shown.
 *
 * @param items their ids are anchors of the page.
 * @param initial id of the item that is open at first; the first item when left out, none when null.
 */
export function Accordion({
  items,
  initial = items[0]?.id ?? null,
}: {
  items: readonly AccordionItem[];
  initial?: string | null | undefined;
}) {
  const [open, setOpen] = useState(initial ?? '');

  // A link to a question opens it.
  useEffect(() => {
    const openNamed = () => {
      const named = items.find(({ id }) => `#${id}` === window.location.hash);
      if (named) setOpen(named.id);
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [items]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div className="border-t border-edge" onKeyDown={moveFocus}>
      {items.map(({ id, title, content }) => (
        <div key={id} className="border-b border-rule print:break-inside-avoid">
          <h3 id={id} {...{ [QUESTION_ATTRIBUTE]: '' }}>
            <button
              type="button"
              id={`${id}-question`}
              aria-expanded={open === id}
              aria-controls={`${id}-answer`}
              onClick={() => setOpen(open === id ? '' : id)}
              className="disclosure min-h-13 w-full justify-between py-2.5 md:min-h-15 md:py-3.5 text-left leading-[1.35] font-semibold max-sm:pr-2 hover:underline hover:underline-offset-[0.25em]"
            >
              {title}
            </button>
          </h3>
          <Answer id={id} open={open === id} onFound={setOpen}>
            {content}
          </Answer>
        </div>
      ))}
    </div>
  );
}

function Answer({
  id,
  open,
  onFound,
  children,
}: {
  id: string;
  open: boolean;
  /** Called with the id when find-in-page finds a text in the closed answer. */
  onFound: (id: string) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);

  // React writes `hidden` as a boolean and knows no `beforematch`, so both are set here.
  useEffect(() => {
    const element = ref.current;
    if (!element || open) return;
    element.setAttribute('hidden', 'until-found');
    const find = () => onFound(id);
    element.addEventListener('beforematch', find);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', find);
    };
  }, [id, open, onFound]);

  return (
    <div
      ref={ref}
      id={`${id}-answer`}
      // Only the open answer is a region, because a page may have many questions.
      {...(open && { role: 'region', 'aria-labelledby': `${id}-question` })}
      // Until React has set `hidden`, the class closes the closed answers; without scripts all answers show.
      className={clsx(
        !open && '[@media_screen_and_(scripting:enabled)]:not-[[hidden=until-found]]:hidden',
        'print:[content-visibility:visible]',
      )}
    >
      <p className="max-w-172 pb-5 pr-10 md:pb-6 md:pr-12">{children}</p>
    </div>
  );
}
