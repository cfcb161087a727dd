'use client';

import { useEffect } from 'react';
import { focusBeforeReload } from '@/lib/http/load-part';

/** Past this many pixels the header is compact. */
const COMPACT_AFTER_PX = 10;

/** Sets `data-scrolled` on the root while the page is scrolled, which makes the header compact. */
const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > COMPACT_AFTER_PX);

/**
 * Scrolls the focused element of a row with `sideways` fully into view: browsers stop as soon as a part of it shows. Nearer
 * than the middle, a row that snaps would go back to the item before it.
 */
function showSideways({ target }: FocusEvent) {
  if (target instanceof Element && target.closest('[data-sideways]'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** What every page listens to. Also gives the focus back to what had it when the page reloaded itself for a new build. */
export function HeaderEffects() {
  useEffect(() => {
    markScrolled();
    window.addEventListener('scroll', markScrolled, { passive: true });
    document.addEventListener('focusin', showSideways);
    document.getElementById(focusBeforeReload() ?? '')?.focus();
    return () => {
      window.removeEventListener('scroll', markScrolled);
      document.removeEventListener('focusin', showSideways);
    };
  }, []);
  return null;
}
