'use client';

import { useEffect } from 'react';
import { restoreEarlyInput } from '@/lib/early-input/early-input';

/** Keeps what a visitor typed before React attached, where React had to make the page's elements anew. */
export function EarlyInput() {
  useEffect(restoreEarlyInput, []);
  return null;
}
