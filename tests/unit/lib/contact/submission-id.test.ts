/** @requirement CONTACT-22 */
import fc from 'fast-check';
import { referenceOf } from '@/lib/contact/submission-id';

test('a reference is short, stable and free of letters that look like digits', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(referenceOf(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(referenceOf(id.toUpperCase())).toBe(referenceOf(id));
    }),
  );
});

test('the reference of one known id never changes', () => {
  expect(referenceOf('00000000-0000-4000-8000-000000000000')).toBe('2222-2222');
  expect(referenceOf('3f2b8c1e-5d4a-4b6f-9c7d-ffffffffffff')).toBe('ZZZZ-ZZZZ');
});
