'use client';

import { useEffect } from 'react';

/** Puts `lead` before the page's title, where browsers and screen readers say it first; '' leaves the title alone. */
export function useTitleLead(lead: string): void {
  useEffect(() => {
    if (lead === '') return;
    const { title } = document;
    document.title = lead + title;
    return () => {
      document.title = title;
    };
  }, [lead]);
}
