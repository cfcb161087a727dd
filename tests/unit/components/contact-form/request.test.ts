/** @requirement CALLS-02 CONTACT-14 CONTACT-23 */
import { failureOf, type RequestBody, RequestError, sendRequest } from '@/components/contact-form/request';
import { initialValues } from '@/components/contact-form/values';

const body: RequestBody = {
  ...initialValues,
  name: 'Priya Example',
  email: 'priya@northgate.example',
  message: 'Invoices',
  submissionId: '0b4f6c1e-6f2a-4f0e-9d6e-2d1a7c9b8e10',
  website: '',
  elapsedMs: 1234,
  page: '/services',
};

function answer(status: number, text: string, headers: Record<string, string> = {}) {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Map(Object.entries(headers)) as unknown as Headers,
    text: async () => text,
  };
  global.fetch = jest.fn(async () => response as unknown as Response);
}

async function thrownBy(promise: Promise<void>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test.each([
  [200, '<html>Please log in</html>'],
  [200, ''],
  [400, 'Bad Request'],
  [429, '<html>slow down</html>'],
  [502, '<html>Bad Gateway</html>'],
])('an answer of %d with %j is a server error', async (status, text) => {
  answer(status, text);
  const error = await thrownBy(sendRequest(body));
  expect(failureOf(error)).toEqual({ kind: 'failed', fields: {}, retryAfter: null });
});

test.each([
  ['the message', '{"message":"Some fields","details":{"name":"Enter a name"}}', 'Some fields'],
  ['the details', '{"details":{"name":"Enter a name"}}', '{"name":"Enter a name"}'],
  ['details of text', '{"details":"no mail"}', 'no mail'],
  ['the raw text', '{"code":7}', '{"code":7}'],
  ['the raw text that is not JSON', 'down for maintenance', 'down for maintenance'],
])('on a non-OK status %s becomes the thrown Error', async (_what, text, message) => {
  answer(502, text);
  const error = await thrownBy(sendRequest(body));
  expect(error).toBeInstanceOf(RequestError);
  expect((error as Error).message).toBe(message);
});

test.each([
  [400, 'invalid'],
  [413, 'too-long'],
  [429, 'limited'],
  [403, 'failed'],
  [500, 'failed'],
  [502, 'failed'],
  [503, 'failed'],
] as const)('status %d is told apart as %s', async (status, kind) => {
  answer(status, '{"message":"no"}', { 'Retry-After': '30' });
  expect(failureOf(await thrownBy(sendRequest(body)))).toMatchObject({ kind, retryAfter: '30' });
});
