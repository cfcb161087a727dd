import 'server-only';
import { createHash } from 'node:crypto';
import { expiringMap } from './expiring-map';
import type { RedisConnection } from './redis';

const CAPACITY = 50_000;

/**
 * Whether the same sender or the same message came before under another submission id. Keeps hashes only, for the
 * length of the window.
 */
export type IsDuplicate = (id: string, sender: string, message: string) => Promise<boolean>;

const keyOf = (kind: string, text: string) =>
  `contact-${kind}:${createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')}`;

/** @param seconds length of the window. */
export function createDuplicateDetector(seconds: number, redis?: RedisConnection): IsDuplicate {
  const memory = expiringMap<string>(seconds * 1000, CAPACITY);

  /** The id under which `key` was seen first. */
  async function firstId(key: string, id: string): Promise<string> {
    const results = await redis?.attempt((client) =>
      client.multi().set(key, id, 'EX', seconds, 'NX').get(key).exec(),
    );
    const shared = results?.[1]?.[1];
    if (typeof shared === 'string') return shared;
    const known = memory.get(key) ?? id;
    if (known === id) memory.set(key, id);
    return known;
  }

  return async (id, sender, message) => {
    const seen = await Promise.all([
      firstId(keyOf('sender', sender), id),
      firstId(keyOf('message', message), id),
    ]);
    return seen.some((known) => known !== id);
  };
}
