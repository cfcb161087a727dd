/**
 * @jest-environment jsdom
 * @requirement CONTACT-25
 */

import {
  attributionBootScript,
  describeCampaign,
  parseAttribution,
  readAttribution,
} from '@/lib/storage/attribution';
import { storage } from '@/lib/storage/storage-keys';

beforeEach(() => sessionStorage.clear());

/** Opens an address of the site: runs the head's script on it. */
function open(address: string): void {
  window.history.pushState(null, '', address);
  new Function(attributionBootScript())();
}

test('the tab stores the first path and its campaign, and nothing else', () => {
  open('/services/ai-training?utm_source=news&utm_medium=email&q=secret&gclid=1&utm_id=9&utm_term=#private');
  expect(sessionStorage.getItem(storage.attribution.key)).toBe(
    JSON.stringify({ firstPage: '/services/ai-training', source: 'news', medium: 'email' }),
  );
  open('/about?q=2');
  expect(readAttribution()).toEqual({ firstPage: '/services/ai-training', source: 'news', medium: 'email' });
  // A new visit.
  open('/faq?utm_campaign=spring');
  expect(readAttribution()).toEqual({ firstPage: '/faq', campaign: 'spring' });
});

test('without browser storage no attribution is stored, and nothing throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => open('/faq?utm_campaign=spring')).not.toThrow();
  expect(readAttribution()).toBeUndefined();
});

test.each([
  ['spaces and controls', { campaign: ' spring \r\n\t sale\u2028\u202e\0 ' }, { campaign: 'spring sale' }],
  ['a long value', { campaign: '🔥'.repeat(200) }, { campaign: '🔥'.repeat(100) }],
  ['values that are not text', { source: 7, medium: ['email'], content: null, firstPage: 1 }, undefined],
  ['blank and unknown values', { campaign: ' ', other: 'x' }, undefined],
  ['another host', { firstPage: '//evil.example' }, undefined],
  ['a text', 'spring', undefined],
])('the form and the server parse %s alike and safely', (_, given, taken) => {
  expect(parseAttribution(given)).toEqual(taken);
});

test.each([
  [{ source: 'news', medium: 'email' }, 'news (email)'],
  [
    { source: 'news', medium: 'email', campaign: 'spring', content: 'top', term: 'ai training' },
    'spring (news, email, content top, keyword ai training)',
  ],
  [{ term: 'ai training' }, 'keyword ai training'],
  [{ firstPage: '/faq' }, ''],
])('the campaign in words: %j', (attribution, words) => {
  expect(describeCampaign(attribution)).toBe(words);
});
