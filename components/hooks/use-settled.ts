'use client';

import { useEffect, useState } from 'react';

/** A value after it has stopped changing, for live regions, which would otherwise announce each keystroke. */
export function useSettled<Value>(value: Value, pauseMs = 1000): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
