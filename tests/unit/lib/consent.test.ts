import { readConsent, writeConsent } from '@/lib/consent';

beforeEach(() => localStorage.clear());

test('DECISIONS-07 an answer counts for six calendar months', () => {
  writeConsent('declined', new Date('2025-01-31T12:00:00Z'));
  expect(readConsent(new Date('2025-07-31T11:59:00Z'))).toBe('declined');
  expect(readConsent(new Date('2025-07-31T12:01:00Z'))).toBeNull();
});

test.each([
  '',
  '7',
  '{}',
  '{"answer":"maybe","at":"2025-01-01"}',
  '{"answer":"accepted"}',
  '{"answer":"accepted","at":"never"}',
])('a stored answer that makes no sense (%s) is no answer', (stored) => {
  localStorage.setItem('site.consent', stored);
  expect(readConsent(new Date('2025-01-02'))).toBeNull();
});
