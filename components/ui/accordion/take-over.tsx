import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { AccordionProps } from './radix-accordion';

/** What shows that someone turns to the questions; a hit of find-in-page is one too. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Lets React and Radix take over the server's HTML of an accordion on first intent. Until then closed answers
 * are reachable for find-in-page, and a press before React answers is kept and done then.
 *
 * @param element holds the server's HTML, or nothing: then the accordion is drawn at once.
 * @returns ends it.
 */
export function takeOver(element: HTMLElement, props: AccordionProps): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let root: Root | undefined;
  let loading = false;
  let alive = false;
  let kept: HTMLElement | null = null;

  const onAlive = () => {
    alive = true;
    kept?.click();
  };
  const load = async () => {
    if (loading) return;
    loading = true;
    const loaded = await import('./radix-accordion').catch(() => showAll(element));
    if (!loaded || signal.aborted) return;
    const { RadixAccordion } = loaded;
    const view = <RadixAccordion {...props} onAlive={onAlive} />;
    if (element.firstElementChild) root = hydrateRoot(element, view);
    else {
      root = createRoot(element);
      root.render(view);
    }
  };
  const end = () => {
    controller.abort();
    root?.unmount();
  };
  if (!element.firstElementChild) {
    void load();
    return end;
  }

  for (const closed of element.querySelectorAll('.accordion-content[data-state="closed"]'))
    closed.setAttribute('hidden', 'until-found');
  const target = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  for (const sign of SIGNS) element.addEventListener(sign, () => void load(), { signal, passive: true });
  element.addEventListener(
    'click',
    (event) => {
      if (alive) return;
      kept = target(event, 'button');
      // A press without a pointer: done by a program, or kept from before the page was ready.
      void load();
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'beforematch',
    (event) => {
      if (alive) return;
      kept = target(event, '.accordion-item')?.querySelector('button') ?? null;
      void load();
    },
    { signal, capture: true },
  );
  return end;
}

/** What stands when Radix cannot be had, as when the line is gone: every answer, as without scripts. */
function showAll(element: HTMLElement): void {
  for (const part of element.querySelectorAll('[data-state="closed"]')) {
    part.setAttribute('data-state', 'open');
    part.removeAttribute('hidden');
    if (part.ariaExpanded) part.ariaExpanded = 'true';
  }
}
