import { useSyncExternalStore } from 'react';
import { deriveReference } from '@/lib/contact/submission-id';
import type { Submission } from './form-state';
import { RECEIVED_HEADING } from './outcome';

// Outside React, so that it survives whatever breaks in the page.
let accepted: Submission | null = null;
const followers = new Set<() => void>();

/** Notes that a request was accepted on this page; null forgets it, before the next request. */
export function storeReceipt(attempt: Submission | null): void {
  accepted = attempt;
  for (const follow of followers) follow();
}

function subscribe(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** The request that was accepted on this page; null without one. */
export const useReceipt = (): Submission | null =>
  useSyncExternalStore(
    subscribe,
    () => accepted,
    () => null,
  );

/** What an error page says: the specified words and the error's text, or, after an accepted request, that it came. */
export function useErrorPageTexts(error: Error): { title: string; text: string } {
  const receipt = useReceipt();
  if (!receipt) return { title: 'Unexpected Application Error!', text: error.message };
  const reference = deriveReference(receipt.id);
  return {
    title: RECEIVED_HEADING,
    text: `Your reference is ${reference}. Another part of this page stopped working.`,
  };
}
