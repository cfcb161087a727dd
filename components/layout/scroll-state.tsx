'use client';

import { useEffect } from 'react';

/** Past this many pixels the header is compact. */
const COMPACT_AFTER_PX = 10;

/** Sets `data-scrolled` on the root while the page is scrolled, which makes the header compact. */
export function ScrollState() {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > COMPACT_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
}
