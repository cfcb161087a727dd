/**
 * @jest-environment jsdom
 * @requirement DECISIONS-07
 */

import { consentBootScript, readConsent, writeConsent } from '@/lib/storage/consent';
import { storage } from '@/lib/storage/storage-keys';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Runs the head's script over a stored text and says whether it shows the banner. */
function shows(stored: string | null): boolean {
  document.documentElement.removeAttribute('data-consent-asked');
  localStorage.clear();
  if (stored !== null) localStorage.setItem(storage.consent.key, stored);
  new Function(consentBootScript())();
  return document.documentElement.hasAttribute('data-consent-asked');
}

test('a consent answer is valid for six calendar months', () => {
  writeConsent('declined', new Date('2025-01-31T12:00:00'));
  expect(readConsent(new Date('2025-07-31T11:59:00'))).toBe('declined');
  expect(readConsent(new Date('2025-07-31T12:01:00'))).toBeNull();
});

test.each([
  [null, true],
  [JSON.stringify({ answer: 'declined', at: daysAgo(1) }), false],
  [JSON.stringify({ answer: 'accepted', at: daysAgo(170) }), false],
  [JSON.stringify({ answer: 'accepted', at: daysAgo(190) }), true],
  [JSON.stringify({ answer: 'perhaps', at: daysAgo(1) }), true],
  [JSON.stringify({ answer: 'declined', at: 'never' }), true],
  ['', true],
])('the cookie banner shows in the first frame unless there is a valid answer: %s', (stored, shown) => {
  expect(shows(stored)).toBe(shown);
  expect(readConsent() === null).toBe(shown);
});
