/** @requirement CALLS-19 */
import { createHash } from 'node:crypto';
import { createFingerprint } from '@/lib/contact/fingerprint';

test('a fingerprint depends on the key', () => {
  const text = 'ada@visitor.example';
  const here = createFingerprint('a'.repeat(32));
  expect(here(text)).toBe(createFingerprint('a'.repeat(32))(text));
  expect(here(text)).not.toBe(createFingerprint('b'.repeat(32))(text));
  expect(here(text)).not.toBe(createHash('sha256').update(text).digest('base64url'));
  // Without a setting each process has a key of its own.
  expect(createFingerprint()(text)).not.toBe(createFingerprint()(text));
});
