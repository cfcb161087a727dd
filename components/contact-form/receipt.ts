import { useSyncExternalStore } from 'react';
import { deriveReference } from '@/lib/contact/submission-id';
import type { Submission } from './draft';
import { RECEIVED_HEADING } from './outcome';

// Outside React, so that it survives a crash of the page.
let accepted: Submission | null = null;
const followers = new Set<() => void>();

/** Stores the request that was accepted on this page; null removes it before the next one. */
export function storeReceipt(attempt: Submission | null): void {
  accepted = attempt;
  for (const follow of followers) follow();
}

function subscribe(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** The texts of an error page: the specified words and the error's text, or that an accepted request was received. */
export function useErrorPageTexts(error: Error): { title: string; text: string } {
  const receipt = useSyncExternalStore(
    subscribe,
    () => accepted,
    () => null,
  );
  if (!receipt) return { title: 'Unexpected Application Error!', text: error.message };
  const reference = deriveReference(receipt.id);
  return {
    title: RECEIVED_HEADING,
    text: `Your reference is ${reference}. Another part of this page stopped working.`,
  };
}
