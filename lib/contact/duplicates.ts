import 'server-only';
import type { RedisConnection } from '../server/redis';
import { createFingerprint } from './fingerprint';
import { createFirstValues } from './first-values';

/** Finds mails that repeat a delivered one. Stores fingerprints only, for the length of the window. */
export type DuplicateDetector = {
  /** Whether a mail with this sender and this message was delivered under another submission id. */
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
  // Both together: anybody can write in a stranger's name, and many people send one short sentence.
  const keyOf = (...texts: string[]) =>
    `contact-mail:${fingerprint(JSON.stringify(texts.map((text) => text.trim().toLowerCase())))}`;
  return {
    isDuplicate: async (id, sender, message) => ((await firstIds.get(keyOf(sender, message))) ?? id) !== id,
    record: async (id, sender, message) => {
      await firstIds.getOrSet(keyOf(sender, message), id);
    },
  };
}
