import { consentBootScript, readConsent } from '@/lib/consent';
import { storage } from '@/lib/storage-keys';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Runs the head's script over a stored text and says whether it asks for the banner. */
function asks(stored: string | null): boolean {
  document.documentElement.removeAttribute('data-consent-asked');
  if (stored === null) localStorage.removeItem(storage.consent.key);
  else localStorage.setItem(storage.consent.key, stored);
  new Function(consentBootScript())();
  return document.documentElement.hasAttribute('data-consent-asked');
}

test.each([
  [null, true],
  [JSON.stringify({ answer: 'declined', at: daysAgo(1) }), false],
  [JSON.stringify({ answer: 'accepted', at: daysAgo(170) }), false],
  [JSON.stringify({ answer: 'accepted', at: daysAgo(190) }), true],
  [JSON.stringify({ answer: 'perhaps', at: daysAgo(1) }), true],
  [JSON.stringify({ answer: 'declined', at: 12 }), true],
  [JSON.stringify({ answer: 'declined' }), true],
  ['null', true],
  ['{', true],
])(
  'DECISIONS-07 the banner comes with the first frame just where there is no answer: %s',
  (stored, asked) => {
    expect(asks(stored)).toBe(asked);
    expect(readConsent() === null).toBe(asked);
  },
);
