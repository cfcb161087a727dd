import 'server-only';
import type { RedisConnection } from '../server/redis';
import { createSetIfAbsentStore } from './set-if-absent-store';

/** Finds mails that repeat one delivered in the last `seconds`. Stores keyed hashes only. */
export function createDuplicateDetector(
  seconds: number,
  computeHash: (text: string) => string,
  redis?: RedisConnection,
) {
  const firstIds = createSetIfAbsentStore(seconds, redis);
  // Anybody can write in a stranger's name, and many people send the same short sentence.
  const getKey = (...texts: string[]) =>
    `contact-mail:${computeHash(JSON.stringify(texts.map((text) => text.trim().toLowerCase())))}`;
  return {
    /** Whether a mail with this sender and this message was delivered under another submission id. */
    isDuplicate: async (id: string, sender: string, message: string) =>
      ((await firstIds.get(getKey(sender, message))) ?? id) !== id,
    /** Records a mail. Call it after delivery, so that a visitor who tries again after a failure is not a duplicate. */
    record: (id: string, sender: string, message: string) =>
      firstIds.setIfAbsent(getKey(sender, message), id),
  };
}
