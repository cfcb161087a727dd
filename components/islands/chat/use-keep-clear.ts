import { type RefObject, useEffect } from 'react';
import type { ChatViewAction } from '@/lib/chat/view';

/** Room between the panel and what has focus, in CSS pixels. */
const ROOM = 16;

/**
 * Keeps the panel off what has the keyboard's focus in the page behind it: the page scrolls it into the free
 * part, and where the page cannot, the panel gets out of the way.
 */
export function useKeepClear(panel: RefObject<HTMLElement | null>, onView: (action: ChatViewAction) => void) {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = panel.current;
      const focused = target instanceof HTMLElement ? target : null;
      if (!element || !focused || element.parentElement?.contains(focused)) return;
      if (!focused.matches(':focus-visible')) return;
      const cover = element.getBoundingClientRect();
      if (!overlap(focused.getBoundingClientRect(), cover)) return;
      const below = focused.getBoundingClientRect().bottom - cover.top + ROOM;
      window.scrollBy({ top: below, behavior: 'instant' });
      if (overlap(focused.getBoundingClientRect(), cover)) onView('close');
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel, onView]);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
