import fc from 'fast-check';
import { createSubmissionId, deriveReference } from '@/lib/contact/submission-id';

test('a reference has eight characters, without look-alikes', () => {
  expect(deriveReference('3f2b8c1e-5d4a-4b6f-9c7d-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(deriveReference(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(deriveReference(id.toUpperCase())).toBe(deriveReference(id));
    }),
  );
});

test('creates a random UUID, on a plain HTTP page too', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const ids = Array.from({ length: 50 }, createSubmissionId);
  Reflect.deleteProperty(crypto, 'randomUUID');
  expect(new Set(ids).size).toBe(50);
  for (const id of [...ids, createSubmissionId()]) expect(id).toMatch(uuid);
});
