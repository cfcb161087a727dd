/** @jest-environment node */
import { answer, methodNotAllowed, type Outcome, statusOf } from '@/lib/contact/outcome';

const outcomes: Outcome[] = [
  { kind: 'accepted', reference: 'ABCD-2345' },
  { kind: 'invalid', message: 'Look again.', details: { email: 'Enter an address.' } },
  { kind: 'foreign-origin' },
  { kind: 'too-large' },
  { kind: 'unsupported-type' },
  { kind: 'limited', seconds: 42 },
  { kind: 'mail-refused' },
  { kind: 'mail-not-configured' },
  { kind: 'broken' },
];

test.each(outcomes)(
  'CALLS-12 $kind is answered in JSON with a message that no cache keeps',
  async (outcome) => {
    const response = answer(outcome, false);
    expect(response.status).toBe(statusOf[outcome.kind]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await response.json()).message).toMatch(/\w/);
  },
);

test('CALLS-04 CALLS-09 details and Retry-After stand where they belong', async () => {
  expect(await answer(outcomes[1] as Outcome, false).json()).toEqual({
    message: 'Look again.',
    details: { email: 'Enter an address.' },
  });
  expect(answer({ kind: 'limited', seconds: 42 }, false).headers.get('Retry-After')).toBe('42');
});

test('CONTACT-18 CALLS-05 a plain form is led to a page, unless another site posted it', () => {
  for (const outcome of outcomes) {
    const response = answer(outcome, true);
    const expected =
      outcome.kind === 'foreign-origin'
        ? [403, null]
        : [303, outcome.kind === 'accepted' ? '/contact/sent' : '/contact/not-sent'];
    expect([response.status, response.headers.get('Location')]).toEqual(expected);
  }
});

test('CALLS-06 another method learns which ones there are', () => {
  const response = methodNotAllowed();
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'OPTIONS, POST']);
});
