'use client';

import { useEffect } from 'react';

/** Says that the page answers now: what was pressed before is done (lib/site/script-loading.mjs). */
export function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event('page-ready'));
  }, []);
  return null;
}
