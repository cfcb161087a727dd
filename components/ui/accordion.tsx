'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';

type AccordionItem = { id: string; title: string; content: ReactNode };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** React writes `hidden` of its own elements as a boolean; of a custom element, as it is. */
      'accordion-answer': Omit<HTMLAttributes<HTMLElement>, 'hidden'> & {
        ref: React.Ref<HTMLElement>;
        hidden: 'until-found' | false;
      };
    }
  }
}

type AccordionProps = { items: readonly AccordionItem[]; initial?: string | null | undefined };

/**
 * Questions of which one or none is open. Find-in-page and links with a text fragment open closed answers, even before React
 * runs; without JavaScript and on paper all are shown.
 *
 * @param initial id of the item that is open at first; the first item when left out, none when null.
 */
export function Accordion({ items, initial = items[0]?.id ?? null }: AccordionProps) {
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
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-t border-edge"
    >
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} className="border-b border-rule print:break-inside-avoid">
          <Radix.Header asChild>
            <h3 id={item.id}>
              <Radix.Trigger className="disclosure min-h-13 w-full justify-between py-2.5 md:min-h-15 md:py-3.5 text-left leading-[1.35] font-semibold max-sm:pr-2 hover:underline hover:underline-offset-[0.25em]">
                {item.title}
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Answer id={item.id} open={open === item.id} onFound={setOpen}>
            {item.content}
          </Answer>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

type AnswerProps = {
  id: string;
  open: boolean;
  /** Called with the id when the browser finds a text in the closed answer. */
  onFound: (id: string) => void;
  children: ReactNode;
};

function Answer({ id, open, onFound, children }: AnswerProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || open) return;
    const find = () => onFound(id);
    // What the browser found before React ran, it has shown.
    if (!element.hidden) find();
    element.addEventListener('beforematch', find);
    return () => element.removeEventListener('beforematch', find);
  }, [id, open, onFound]);

  // Radix makes each answer a region. Only the open one stays one, because a page may have many questions.
  const closed = { role: undefined, 'aria-labelledby': undefined };
  return (
    <Radix.Content asChild forceMount {...(!open && closed)}>
      <accordion-answer
        ref={ref}
        hidden={open ? false : 'until-found'}
        // Browsers that do not know 'until-found' would show a block.
        className="supports-[content-visibility:hidden]:block [&[hidden]]:[content-visibility:hidden] print:[content-visibility:visible]! [@media(scripting:none)]:[content-visibility:visible]!"
      >
        <p className="max-w-172 pb-5 pr-10 md:pb-6 md:pr-12">{children}</p>
      </accordion-answer>
    </Radix.Content>
  );
}
