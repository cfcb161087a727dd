import { campaignText, leaveOutVisit, readVisit, visitBootScript, visitOf } from '@/lib/visit';

beforeEach(() => sessionStorage.clear());

/** Opens an address of the site: runs the head's script on it. */
function open(address: string): void {
  window.history.pushState(null, '', address);
  new Function(visitBootScript())();
}

test('CONTACT-25 the first page of a tab is kept with its campaign values, and nothing else of the address', () => {
  open('/services/ai-training?utm_source=news&utm_medium=email&q=secret&gclid=1&utm_id=9&utm_term=#private');
  expect(sessionStorage.getItem('site.visit')).toBe(
    JSON.stringify({ firstPage: '/services/ai-training', source: 'news', medium: 'email' }),
  );
  open('/about?q=2');
  expect(readVisit()).toEqual({ firstPage: '/services/ai-training', source: 'news', medium: 'email' });
});

test('CONTACT-25 a later page with a campaign begins a new visit', () => {
  open('/about');
  expect(readVisit()).toEqual({ firstPage: '/about' });
  open('/faq?utm_campaign=spring');
  expect(readVisit()).toEqual({ firstPage: '/faq', campaign: 'spring' });
});

test('CONTACT-25 what was left out is not recorded again in the tab', () => {
  open('/faq?utm_campaign=spring');
  leaveOutVisit();
  expect(readVisit()).toBeUndefined();
  open('/faq?utm_campaign=spring');
  open('/about');
  expect(readVisit()).toBeUndefined();
});

test('CONTACT-25 a browser without storage shows the page and keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => open('/faq?utm_campaign=spring')).not.toThrow();
  expect(readVisit()).toBeUndefined();
});

test.each([
  [{ campaign: ' spring \r\n\t sale\u2028\u202e\0 ' }, { campaign: 'spring sale' }],
  [{ campaign: '🔥'.repeat(200) }, { campaign: '🔥'.repeat(100) }],
  [{ campaign: 'a\ud83d' }, { campaign: 'a' }],
  [{ source: 7, medium: ['email'], term: { a: 1 }, content: null, firstPage: 1 }, undefined],
  [{ campaign: ' ', other: 'x' }, undefined],
  [{ firstPage: '/blog/page/2' }, { firstPage: '/blog/page/2' }],
  [{ firstPage: '/a?b' }, undefined],
  [{ firstPage: '//evil.example' }, undefined],
  [{ firstPage: `/${'a'.repeat(200)}` }, undefined],
  ['spring', undefined],
  [null, undefined],
  [['spring'], undefined],
])('CONTACT-25 of %j the form and the server take %j', (given, taken) => {
  expect(visitOf(given)).toEqual(taken);
});

test.each([
  [{ campaign: 'spring-newsletter', medium: 'email' }, 'spring-newsletter (email)'],
  [{ source: 'news', medium: 'email' }, 'news (email)'],
  [
    { source: 'news', medium: 'email', campaign: 'spring', content: 'top', term: 'ai training' },
    'spring (news, email, content top, keyword ai training)',
  ],
  [{ term: 'ai training' }, 'keyword ai training'],
  [{ firstPage: '/faq' }, ''],
])('CONTACT-25 the campaign of %j reads %j', (visit, words) => {
  expect(campaignText(visit)).toBe(words);
});
