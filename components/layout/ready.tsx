'use client';

import { useEffect, useState } from 'react';

/**
 * Says that the page hears what is pressed now, and one drawing later that it answers: by then it shows what the
 * address and the browser's store ask for, and what was pressed before is done (scripts/build/script-loading.mjs).
 */
export function Ready() {
  const [hears, setHears] = useState(false);
  useEffect(() => {
    window.dispatchEvent(new Event(hears ? 'page-ready' : 'page-hears'));
    setHears(true);
  }, [hears]);
  return null;
}
