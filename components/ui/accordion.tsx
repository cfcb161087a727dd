'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';

type AccordionItem = { id: string; title: string; content: ReactNode };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** React writes `hidden` of its own elements as a boolean; of a custom element, as it is. */
      'accordion-answer': Omit<HTMLAttributes<HTMLElement>, 'hidden'> & {
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
  const root = useRef<HTMLDivElement>(null);

  // A link to a question opens it, and so does the browser, which finds a text in a closed answer.
  useEffect(() => {
    const openNamed = () => {
      const named = items.find(({ id }) => `#${id}` === window.location.hash);
      if (named) setOpen(named.id);
    };
    const { current } = root;
    const openFound = (answer?: EventTarget | null) => {
      if (answer instanceof Element) setOpen(answer.previousElementSibling?.id ?? '');
    };
    const onFound = ({ target }: Event) => openFound(target);
    // What the browser found before React ran, it has shown.
    openFound(current?.querySelector('accordion-answer[data-state=closed]:not([hidden])'));
    openNamed();
    current?.addEventListener('beforematch', onFound, true);
    window.addEventListener('hashchange', openNamed);
    return () => {
      current?.removeEventListener('beforematch', onFound, true);
      window.removeEventListener('hashchange', openNamed);
    };
  }, [items]);

  return (
    <Radix.Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-t border-edge"
    >
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className="border-b border-rule print:break-inside-avoid">
          <Radix.Header asChild>
            <h3 id={id}>
              <Radix.Trigger className="disclosure min-h-12 w-full justify-between py-2.5 md:min-h-15 md:py-3.5 text-left [line-height:1.35] font-semibold max-sm:pr-2 hover:underline hover:underline-offset-[0.25em]">
                {title}
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          {/* Radix makes each answer a region. Only the open one stays one, because a page may have many questions. */}
          <Radix.Content
            asChild
            forceMount
            {...(open !== id && { role: undefined, 'aria-labelledby': undefined })}
          >
            <accordion-answer
              hidden={open === id ? false : 'until-found'}
              // Browsers without hidden=until-found treat it as plain hidden, which an unconditional `block` would override.
              className="supports-[content-visibility:hidden]:block [&[hidden]]:[content-visibility:hidden] print:[content-visibility:visible]! [@media(scripting:none)]:[content-visibility:visible]!"
            >
              <p className="max-w-172 pb-5 pr-10 md:pb-6 md:pr-12">{content}</p>
            </accordion-answer>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
