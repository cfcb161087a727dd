import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';

/** Turns a text into a hash that nobody can compute, or test a guess against, without the key. */
export type Fingerprint = (text: string) => string;

/** @param key CONTACT_HASH_KEY; without one, a random key of this process, for hashes that never leave it. */
export function createFingerprint(key: string | Buffer = randomBytes(32)): Fingerprint {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
