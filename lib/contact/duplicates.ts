import 'server-only';
import { createHash } from 'node:crypto';
import { expiringMap } from './expiring-map';
import type { SharedStore } from './shared-store';

const CAPACITY = 50_000;

/**
 * Tells whether the same sender, or the same message, came before under another submission id (CALLS-19).
 * What is kept are hashes, for the length of the window.
 */
export type Repeats = (id: string, sender: string, message: string) => Promise<boolean>;

const keyOf = (kind: string, text: string) =>
  `contact-${kind}:${createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')}`;

/** @param seconds length of the window. */
export function watchRepeats(seconds: number, store?: SharedStore): Repeats {
  const memory = expiringMap<string>(seconds * 1000, CAPACITY);

  /** The id under which `key` was seen first. */
  async function first(key: string, id: string): Promise<string> {
    const results = await store?.attempt((redis) =>
      redis.multi().set(key, id, 'EX', seconds, 'NX').get(key).exec(),
    );
    const shared = results?.[1]?.[1];
    if (typeof shared === 'string') return shared;
    const known = memory.get(key) ?? id;
    if (known === id) memory.set(key, id);
    return known;
  }

  return async (id, sender, message) => {
    const seen = await Promise.all([
      first(keyOf('sender', sender), id),
      first(keyOf('message', message), id),
    ]);
    return seen.some((known) => known !== id);
  };
}
