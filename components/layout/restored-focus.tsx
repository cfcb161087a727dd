'use client';

import { useEffect } from 'react';
import { focusBeforeReload } from '@/lib/http/load-part';

/** Gives the focus back to what had it when the page reloaded itself for a new build. */
export function RestoredFocus() {
  useEffect(() => document.getElementById(focusBeforeReload() ?? '')?.focus(), []);
  return null;
}
