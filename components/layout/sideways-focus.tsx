'use client';

import { useEffect } from 'react';

/**
 * Scrolls the focused element of a row with `sideways` fully into view: browsers stop as soon as a part of it shows.
 */
export function SidewaysFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-sideways]'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
  return null;
}
