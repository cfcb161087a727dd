'use client';

import { useEffect } from 'react';

/** Puts `prefix` before the page's title, where it is said first. @returns a function that takes it away again. */
export function prefixTitle(prefix: string): () => void {
  const { title } = document;
  const put = () => {
    if (document.title === title) document.title = prefix + title;
  };
  put();
  // React writes the page's own title once more when it hydrates the head.
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    if (document.title === prefix + title) document.title = title;
  };
}

/** Keeps `prefix` before the page's title; '' leaves the title alone. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => (prefix === '' ? undefined : prefixTitle(prefix)), [prefix]);
}
