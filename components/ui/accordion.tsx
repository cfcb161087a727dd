'use client';

import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

type AccordionItem = { id: string; title: string; content: ReactNode };

/** Moves the focus from question to question, as the accordion pattern of WAI-ARIA describes it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const questions = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-controls]')];
  const at = questions.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  questions.at(next % questions.length)?.focus();
}

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
  headingLevel: Heading = 'h3',
}: {
  items: readonly AccordionItem[];
  initial?: string | null;
  headingLevel?: 'h2' | 'h3' | 'h4';
}) {
  const [open, setOpen] = useState(initial);

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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="border-t border-edge" onKeyDown={moveFocus}>
      {items.map((item) => (
        <div key={item.id} className="border-b border-rule print:break-inside-avoid">
          <Heading id={item.id}>
            <button
              type="button"
              id={`${item.id}-question`}
              aria-expanded={open === item.id}
              aria-controls={`${item.id}-answer`}
              className={clsx(
                'group flex min-h-[66px] w-full items-center justify-between gap-4 py-3.5 text-left text-[1.1875rem]',
                'font-semibold leading-[1.35] hover:underline hover:decoration-[1.5px] hover:underline-offset-[0.25em]',
              )}
              onClick={() => setOpen(open === item.id ? null : item.id)}
            >
              {item.title}
              <Icon
                name="chevron-down"
                size={22}
                className="flex-none [transition:transform_var(--t-base)_var(--ease)] group-aria-expanded:text-lane group-aria-expanded:[transform:rotate(180deg)] print:hidden"
              />
            </button>
          </Heading>
          <Answer id={item.id} open={open === item.id} onFound={setOpen}>
            {item.content}
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
    <section
      ref={ref}
      id={`${id}-answer`}
      aria-labelledby={`${id}-question`}
      data-open={open}
      className={clsx(styles.answer, 'print:[content-visibility:visible]')}
    >
      <p className="max-w-[43rem] pb-6 pr-12 text-ink-2">{children}</p>
    </section>
  );
}
