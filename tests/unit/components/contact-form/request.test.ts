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

// @requirement CONTACT-14 CALLS-02
test.each([
  [200, '<html>Please log in</html>', '<html>Please log in</html>'],
  [400, 'Bad Request', 'Bad Request'],
  [502, '<html>Bad Gateway</html>', '<html>Bad Gateway</html>'],
  [500, '{"message":"Some fields","details":{"x":"Enter a name"}}', 'Some fields'],
  [500, '{"details":{"x":"Enter a name"}}', '{"x":"Enter a name"}'],
  [500, '{"code":7}', '{"code":7}'],
])('a response of %d with %j is a server error, and the Error says %j', async (status, text, message) => {
  const error = await errorOf(status, text);
  expect(error).toBeInstanceOf(RequestError);
  expect((error as Error).message).toBe(message);
  expect(toSubmissionFailure(error)).toEqual({ kind: 'failed', fields: {}, retryAfter: null });
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
