'use client';

import { useEffect } from 'react';

/** Past this many pixels the header is compact. */
const COMPACT_AFTER_PX = 10;

/** A shorter movement is jitter and no change of direction. */
const DIRECTION_PX = 8;

/**
 * Sets attributes of the root: `data-scrolled` while it is scrolled, which makes the header compact, and
 * `data-scrolled-down` after it moved down and until it moves up, which makes the chat button step aside on phones.
 */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    const update = () => {
      const { scrollY } = window;
      root.toggleAttribute('data-scrolled', scrollY > COMPACT_AFTER_PX);
      if (Math.abs(scrollY - last) < DIRECTION_PX) return;
      root.toggleAttribute('data-scrolled-down', scrollY > last);
      last = scrollY;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
}
