'use client';

import { useEffect } from 'react';

/** Past this many pixels the header is compact (SHELL-02). */
const THRESHOLD = 10;

/** Marks the document as scrolled; the header's look follows in the stylesheet. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => root.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
}
