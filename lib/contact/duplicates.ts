import 'server-only';
import type { RedisConnection } from '../server/redis';
import { createFingerprint } from './fingerprint';
import { createFirstValues } from './first-values';

/** Finds mails that repeat a delivered one. Stores fingerprints only, for the length of the window. */
export type DuplicateDetector = {
  /** Whether a mail with this sender or this message was delivered under another submission id. */
  isDuplicate: (id: string, sender: string, message: string) => Promise<boolean>;
  /** Records a mail. Call it after delivery, so that a visitor who tries again after a failure is not a duplicate. */
  record: (id: string, sender: string, message: string) => Promise<void>;
};

/** @param seconds length of the window. */
export function createDuplicateDetector(
  seconds: number,
  redis?: RedisConnection,
  fingerprint = createFingerprint(),
): DuplicateDetector {
  const firstIds = createFirstValues(seconds, redis);
  const keyOf = (kind: 'sender' | 'message', text: string) =>
    `contact-${kind}:${fingerprint(text.trim().toLowerCase())}`;
  const keysOf = (sender: string, message: string) => [keyOf('sender', sender), keyOf('message', message)];
  return {
    isDuplicate: async (id, sender, message) => {
      const known = await Promise.all(keysOf(sender, message).map(firstIds.get));
      return known.some((first) => first !== undefined && first !== id);
    },
    record: async (id, sender, message) => {
      await Promise.all(keysOf(sender, message).map((key) => firstIds.getOrSet(key, id)));
    },
  };
}
