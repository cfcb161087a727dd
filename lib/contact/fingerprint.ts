import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';

/** Hashes a text so that nobody can compute the hash, or test a guess, without the key. */
export type Fingerprint = (text: string) => string;

/** @param key CONTACT_HASH_KEY. The default is a random key, for hashes that never leave this process. */
export function createFingerprint(key: string | Buffer = randomBytes(32)): Fingerprint {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
