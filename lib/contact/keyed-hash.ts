import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';

/**
 * Hashes a text so that nobody can compute the hash, or test a guess, without the key. The privacy policy calls such a
 * hash a fingerprint.
 */
export type KeyedHash = (text: string) => string;

/** @param key CONTACT_HASH_KEY. The default is a random key, for hashes that never leave this process. */
export function createKeyedHash(key: string | Buffer = randomBytes(32)): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
