/** @requirement CALLS-19 */
import { createHash } from 'node:crypto';
import { createKeyedHash } from '@/lib/contact/keyed-hash';

test('a hash depends on the key', () => {
  const text = 'ada@visitor.example';
  const here = createKeyedHash('a'.repeat(32));
  expect(here(text)).toBe(createKeyedHash('a'.repeat(32))(text));
  expect(here(text)).not.toBe(createKeyedHash('b'.repeat(32))(text));
  expect(here(text)).not.toBe(createHash('sha256').update(text).digest('base64url'));
  // Without a setting each process has a key of its own.
  expect(createKeyedHash()(text)).not.toBe(createKeyedHash()(text));
});
