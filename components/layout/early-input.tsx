'use client';

import { useEffect } from 'react';
import { restoreEarlyInput } from '@/lib/early-input/early-input';

/** Restores what a visitor typed before hydration, where React had to replace the page's elements. */
export function EarlyInput() {
  useEffect(restoreEarlyInput, []);
  return null;
}
