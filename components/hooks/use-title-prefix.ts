'use client';

import { useEffect } from 'react';

/** Puts `prefix` before the page's title, where browsers and screen readers say it first; '' leaves the title alone. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
