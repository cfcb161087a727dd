'use client';

import { useEffect, useState } from 'react';

/** How often Back or Forward has changed this page's state: a key for fields that keep what was typed. */
export function useRestored(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((before) => before + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return times;
}
