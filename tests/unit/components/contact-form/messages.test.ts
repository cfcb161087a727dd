/** @requirement CONTACT-23 */
import { buildMessageMailto, formatWait } from '@/components/contact-form/messages';
import { initialFormValues } from '@/components/contact-form/values';

beforeAll(() => jest.useFakeTimers({ now: new Date('2025-05-08T12:00:00Z') }));

test.each([
  ['1', 'Try again in 1 second.'],
  ['91', 'Try again in 2 minutes.'],
  ['600', 'Try again in 10 minutes.'],
  ['7200', 'Try again in 2 hours.'],
  ['0', 'Try again now.'],
  ['Thu, 08 May 2025 12:05:00 GMT', 'Try again in 5 minutes.'],
  ['Thu, 08 May 2025 11:00:00 GMT', 'Try again now.'],
  ['soon', 'Try again in a few minutes.'],
])('Retry-After %j is shown as %j', (header, words) => {
  expect(`Try again ${formatWait(header)}.`).toBe(words);
});

const typed = {
  ...initialFormValues,
  name: 'Zoë & Søn',
  email: 'zoe@northgate.example',
  message: 'First line\nSecond line? 100% & more = #1 😀',
};

test('the mail link contains the typed text', () => {
  const { href, isCut } = buildMessageMailto('hello@company.example', typed, 'ABCD-2345', '[cut]');
  const url = new URL(href);
  expect(url.pathname).toBe('hello@company.example');
  expect(url.searchParams.get('subject')).toBe('Contact request ABCD-2345');
  expect(url.searchParams.get('body')).toBe(
    'First line\r\nSecond line? 100% & more = #1 😀\r\n\r\nFull Name: Zoë & Søn\r\nEmail Address: zoe@northgate.example\r\nInquiry Type: consultation',
  );
  expect(href).not.toContain('+');
  expect(isCut).toBe(false);
});

test('a mail link without a too long text asks to paste that text, also after half of an emoji', () => {
  const long = { ...typed, name: 'A\ud83d', message: 'x'.repeat(2000) };
  const { href, isCut } = buildMessageMailto('hello@company.example', long, 'R', '[Paste it here.]');
  expect(isCut).toBe(true);
  expect(new URL(href).searchParams.get('body')).toMatch(
    /^\[Paste it here\.\]\r\n\r\nFull Name: A\ufffd\r\n/,
  );
});
