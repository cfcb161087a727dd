'use client';

import { useEffect, useState } from 'react';

/** Counts Back and Forward on this page: a key that resets uncontrolled fields. */
export function useRestored(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((before) => before + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return times;
}
