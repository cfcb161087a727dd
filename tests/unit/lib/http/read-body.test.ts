/** @requirement CALLS-07 */
import { MAX_BODY_BYTES, readBody } from '@/lib/http/read-body';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/', { method: 'POST', body, headers, ...{ duplex: 'half' } });
}

const chunks = (...parts: Uint8Array<ArrayBuffer>[]) => new Blob(parts).stream();

test('counts the bytes that arrive, whatever Content-Length says', async () => {
  const half = new Uint8Array(MAX_BODY_BYTES / 2).fill(0x20);
  const one = new Uint8Array([0x31]);
  const whole = post(chunks(half, half.subarray(1), one));
  expect(await readBody(whole, 'json')).toEqual({ kind: 'fields', fields: 1 });
  expect(await readBody(post(chunks(half, half, one)), 'json')).toEqual({ kind: 'too-large' });
  const announced = post('1', { 'Content-Length': String(MAX_BODY_BYTES + 1) });
  expect(await readBody(announced, 'json')).toEqual({ kind: 'too-large' });
});

test('a form field sent twice keeps the first value', async () => {
  expect(await readBody(post('name=first&name=second&email=a'), 'form')).toEqual({
    kind: 'fields',
    fields: { name: 'first', email: 'a' },
  });
});

let drip: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(drip));

test('one deadline applies to a slow body as a whole', async () => {
  const dripping = new ReadableStream({
    start(controller) {
      drip = setInterval(() => controller.enqueue(new Uint8Array([0x20])), 10);
    },
  });
  expect(await readBody(post(dripping), 'json', 100)).toEqual({ kind: 'too-slow' });
});
