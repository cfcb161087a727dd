import { RequestError, sendRequest, toSubmissionFailure } from '@/components/contact-form/request';
import { initialFormValues } from '@/components/contact-form/values';
import * as routes from '@/lib/routes';

const body = {
  ...initialFormValues,
  submissionId: 'id',
  website: '',
  elapsedMs: 1234,
  page: routes.services,
};

/** What sending throws when the server answers so. */
function errorOf(status: number, text: string, headers: Record<string, string> = {}): Promise<unknown> {
  global.fetch = jest.fn(async () => new Response(text, { status, headers }));
  return sendRequest(body).then(
    () => undefined,
    (error: unknown) => error,
  );
}

// @requirement CONTACT-14
test.each([
  [200, '<html>Please log in</html>'],
  [400, 'Bad Request'],
  [502, '<html>Bad Gateway</html>'],
])('a response of %d with %j is a server error', async (status, text) => {
  const error = await errorOf(status, text);
  expect(error).toBeInstanceOf(RequestError);
  expect(toSubmissionFailure(error)).toEqual({ kind: 'failed', fields: {}, retryAfter: null });
});

// @requirement CALLS-02
test.each([
  ['the message', '{"message":"Some fields","details":{"name":"Enter a name"}}', 'Some fields'],
  ['the details', '{"details":{"name":"Enter a name"}}', '{"name":"Enter a name"}'],
  ['the raw text', '{"code":7}', '{"code":7}'],
  ['the raw text that is not JSON', 'down for maintenance', 'down for maintenance'],
])('throws an Error that says %s when the response is not OK', async (_what, text, message) => {
  const error = await errorOf(502, text);
  expect(error).toBeInstanceOf(RequestError);
  expect((error as Error).message).toBe(message);
});

test.each([
  [400, 'invalid', {}],
  [413, 'too-long', {}],
  [429, 'limited', {}],
  [503, 'failed', {}],
  [504, 'unconfirmed', {}],
  [400, 'hidden-field', { website: 'Leave this field empty.' }],
] as const)('status %d is a failure of kind %s', async (status, kind, details) => {
  const error = await errorOf(status, JSON.stringify({ message: 'no', details }), { 'Retry-After': '30' });
  expect(toSubmissionFailure(error)).toEqual({ kind, fields: {}, retryAfter: '30' });
});

test('a 502 from a gateway is retried at once under the same id', async () => {
  const post = jest
    .fn()
    .mockResolvedValueOnce(new Response('<html>Bad Gateway</html>', { status: 502 }))
    .mockResolvedValueOnce(new Response('{"message":"received"}'));
  global.fetch = post;
  await sendRequest(body);
  expect(post.mock.calls.map(([, { body: sent }]) => JSON.parse(sent).submissionId)).toEqual(['id', 'id']);
});
