'use client';

import { useEffect } from 'react';
import { restoreEarlyInput } from '@/lib/early-input/early-input';
import { focusBeforeReload } from '@/lib/http/load-part';

/** Sets `data-scrolled` on the root while the page is scrolled by more than 10 pixels, which makes the header compact. */
const markScrolled = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 10);

/**
 * Scrolls the focused element of a row with `data-sideways` fully into view: browsers stop as soon as a part of it shows. Nearer
 * than the middle, a row that snaps would go back to the item before it.
 */
function showSideways({ target }: FocusEvent) {
  if (target instanceof Element && target.closest('[data-sideways]'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/**
 * What every page listens to, and what a page restores after hydration: input from before, and the focus from before it
 * reloaded itself for a new build. Place it after the page, whose own effects come first.
 */
export function PageEffects() {
  useEffect(() => {
    restoreEarlyInput();
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
