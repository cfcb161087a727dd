'use client';

import { useEffect, useState } from 'react';

/** The value once it has stopped changing for `delayMs`, for live regions, which would otherwise announce each keystroke. */
export function useDebounced<Value>(value: Value, delayMs = 1000): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
