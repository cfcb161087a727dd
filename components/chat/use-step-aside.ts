import { type RefObject, useEffect } from 'react';

/** What people press or fill in. */
const CONTROLS = 'a, button, input, select, textarea, summary, label';
/** Distances from the window's right edge and from the button's top that are looked at: the button takes 12 to 68
 *  of the first and 56 of the second. No control is smaller than the 20 px between two of them. */
const ACROSS = [10, 30, 50, 70];
const DOWN = [-2, 18, 38, 58];
/** What moves the page or the button. A click may close the cookie banner, which it stands above. */
const EVENTS = ['scroll', 'resize', 'click'];

/**
 * Keeps the round button off the page's controls: where it would lie on one it makes itself narrow and stands in
 * the page's margin (app/chat.css), until the place is free again.
 */
export function useStepAside(launcher: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const button = launcher.current;
    if (!button) return;
    let frame = 0;
    const look = () => {
      const { top } = button.getBoundingClientRect();
      const right = document.documentElement.clientWidth;
      const control = (found: Element) => found !== button && found.matches(CONTROLS);
      const taken = ACROSS.some((x) =>
        DOWN.some((y) => document.elementsFromPoint(right - x, top + y).some(control)),
      );
      button.toggleAttribute('data-aside', taken);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const growth = new ResizeObserver(lookSoon);
    growth.observe(document.body);
    for (const event of EVENTS) window.addEventListener(event, lookSoon, { passive: true });
    return () => {
      growth.disconnect();
      cancelAnimationFrame(frame);
      for (const event of EVENTS) window.removeEventListener(event, lookSoon);
    };
  }, [launcher]);
}
