/** @requirement CALLS-05 CALLS-12 CONTACT-18 */
import { type ContactResult, statusCodes, toResponse } from '@/lib/contact/result';

const results: ContactResult[] = [
  { kind: 'accepted', reference: 'ABCD-2345' },
  { kind: 'invalid', message: 'Look again.', details: { email: 'Enter an address.' } },
  { kind: 'foreign-origin' },
  { kind: 'too-large' },
  { kind: 'unsupported-type' },
  { kind: 'limited', seconds: 42 },
  { kind: 'mail-rejected' },
  { kind: 'mail-not-configured' },
  { kind: 'broken' },
];

test.each(results)('$kind is answered in JSON with a message that no cache keeps', async (result) => {
  const response = toResponse(result, false);
  expect(response.status).toBe(statusCodes[result.kind]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await response.json()).message).toMatch(/\w/);
});

test('a plain form is led to a page, unless another site posted it', () => {
  for (const result of results) {
    const response = toResponse(result, true);
    const expected =
      result.kind === 'foreign-origin'
        ? [403, null]
        : [303, result.kind === 'accepted' ? '/contact/sent' : '/contact/not-sent'];
    expect([response.status, response.headers.get('Location')]).toEqual(expected);
  }
});
