'use client';

import { useEffect, useState } from 'react';

/**
 * A value once it has stopped changing, for what is read aloud: a live region that follows each keystroke speaks of
 * numbers that nobody meant.
 */
export function useSettled<Value>(value: Value, pauseMs = 1000): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
