import { type RefObject, useEffect } from 'react';
import type { ChatViewAction } from '@/lib/chat/view';

/** Room between the panel and what has focus, in CSS pixels. */
const ROOM = 16;
/** The page counts as settled when it has not moved for so many frames. */
const STILL_FRAMES = 4;
/** How long after it got focus an element is watched. */
const WATCH_MS = 1000;

/**
 * Keeps the panel off what has the keyboard's focus in the page behind it: the page scrolls it into the free
 * part, and where the page cannot, the panel gets out of the way. Browsers scroll to what gets focus, some
 * smoothly, so this waits until the page has settled.
 */
export function useKeepClear(panel: RefObject<HTMLElement | null>, onView: (action: ChatViewAction) => void) {
  useEffect(() => {
    let frame = 0;
    const covered = (focused: Element) => {
      const [at, cover] = [focused.getBoundingClientRect(), panel.current?.getBoundingClientRect()];
      if (!cover) return false;
      return at.left < cover.right && cover.left < at.right && at.top < cover.bottom && cover.top < at.bottom;
    };
    const clear = (focused: Element) => {
      if (document.activeElement !== focused || !panel.current || !covered(focused)) return;
      const below = focused.getBoundingClientRect().bottom - panel.current.getBoundingClientRect().top;
      window.scrollBy({ top: below + ROOM, behavior: 'instant' });
      if (covered(focused)) onView('close');
    };
    // A smooth scroll may begin late, so the watch goes on for a while after the first stillness.
    const watch = (focused: Element, until: number, still = 0, last = window.scrollY) => {
      if (still === STILL_FRAMES) clear(focused);
      frame = requestAnimationFrame((time) => {
        const now = window.scrollY;
        if (still <= STILL_FRAMES || time < until) watch(focused, until, now === last ? still + 1 : 0, now);
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      if (!(target instanceof Element) || panel.current?.parentElement?.contains(target)) return;
      if (target.matches(':focus-visible')) watch(target, performance.now() + WATCH_MS);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel, onView]);
}
