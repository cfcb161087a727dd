'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QUESTION } from '@/lib/build-attributes';

type AccordionItem = { id: string; title: string; content: ReactNode };

/**
 * Questions of which one or none is open. Closed answers stay in the page: find-in-page reaches them and opens
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
    <div className="border-t border-edge">
      {items.map(({ id, title, content }) => (
        <div key={id} className="border-b border-rule print:break-inside-avoid">
          <h3 id={id} {...{ [QUESTION]: '' }}>
            <button
              type="button"
              aria-expanded={open === id}
              aria-controls={`${id}-answer`}
              onClick={() => setOpen(open === id ? '' : id)}
              className="disclosure min-h-15 w-full justify-between py-3.5 text-left font-semibold leading-[1.35] hover:underline hover:underline-offset-[0.25em]"
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
      {...(open && { role: 'region', 'aria-labelledby': id })}
      className={clsx(
        'print:[content-visibility:visible]',
        // Until React has set `hidden`, this closes the answer; without scripts all answers show.
        !open && '[@media_screen_and_(scripting:enabled)]:not-[[hidden=until-found]]:hidden',
      )}
    >
      <p className="max-w-172 pb-6 pr-12">{children}</p>
    </div>
  );
}
