import 'server-only';
import { createFingerprint } from './fingerprint';
import { createFirstSeen } from './first-seen';
import type { RedisConnection } from './redis';

/**
 * Whether the same sender or the same message came before under another submission id. Keeps fingerprints only, for
 * the length of the window.
 */
export type IsDuplicate = (id: string, sender: string, message: string) => Promise<boolean>;

/** @param seconds length of the window. */
export function createDuplicateDetector(
  seconds: number,
  redis?: RedisConnection,
  fingerprint = createFingerprint(),
): IsDuplicate {
  const firstSeen = createFirstSeen(seconds, redis);
  const firstId = (kind: string, text: string, id: string) =>
    firstSeen(`contact-${kind}:${fingerprint(text.trim().toLowerCase())}`, id);
  return async (id, sender, message) => {
    const seen = await Promise.all([firstId('sender', sender, id), firstId('message', message, id)]);
    return seen.some((known) => known !== id);
  };
}
