'use client';

import { useEffect } from 'react';

/**
 * Scrolls the focused element of a row with `sideways` fully into view: browsers stop as soon as a part of it shows. Nearer
 * than the middle, a row that snaps would go back to the item before it.
 */
export function SidewaysFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-sideways]'))
        target.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
  return null;
}
