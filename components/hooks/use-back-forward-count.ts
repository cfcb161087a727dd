'use client';

import { useEffect, useState } from 'react';

/** Counts each Back and Forward on this page. As a `key`, it resets uncontrolled fields. */
export function useBackForwardCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const increment = () => setCount((before) => before + 1);
    window.addEventListener('popstate', increment);
    return () => window.removeEventListener('popstate', increment);
  }, []);
  return count;
}
