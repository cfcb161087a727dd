/** @jest-environment node */
import { bodyType, MAX_BYTES, readBody } from '@/lib/contact/read-body';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://site.example/', { method: 'POST', body, headers, ...{ duplex: 'half' } });
}

const chunks = (...parts: Uint8Array[]) =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

test.each([
  ['application/json', 'json'],
  ['Application/JSON ; charset=utf-8', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data; boundary=x', null],
  ['text/plain', null],
  ['', null],
])("CALLS-08 the content type '%s' is %s", (type, expected) => {
  expect(bodyType(new Headers({ 'Content-Type': type }))).toBe(expected);
});

test('CALLS-08 a compressed body is none that the route takes', () => {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
  expect(bodyType(headers)).toBeNull();
});

test('CALLS-07 the limit counts bytes as they come, whatever was announced', async () => {
  const half = new Uint8Array(MAX_BYTES / 2).fill(0x20);
  const one = new Uint8Array([0x31]);
  expect(await readBody(post(chunks(half, half.subarray(1), one)), 'json')).toEqual({
    kind: 'fields',
    fields: 1,
  });
  expect(await readBody(post(chunks(half, half, one)), 'json')).toEqual({ kind: 'too-large' });
  const announced = post('1', { 'Content-Length': String(MAX_BYTES + 1) });
  expect(await readBody(announced, 'json')).toEqual({ kind: 'too-large' });
});

test('CALLS-04 what is neither JSON nor UTF-8 is invalid, with a message', async () => {
  for (const body of ['', '{', new Uint8Array([0x22, 0xff, 0x22])]) {
    expect(await readBody(post(body), 'json')).toEqual({
      kind: 'invalid',
      message: expect.stringMatching(/\w/),
    });
  }
});

test('CALLS-04 a line that breaks in the middle is invalid', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  expect(await readBody(post(broken), 'json')).toMatchObject({ kind: 'invalid' });
});

test('CONTACT-18 a form gives its fields, and of equal names the first', async () => {
  const body = 'name=Ada+%26+Bob&message=1%0D%0A2&name=Eve&__proto__=x';
  const result = await readBody(post(body), 'form');
  expect(result).toMatchObject({ kind: 'fields', fields: { name: 'Ada & Bob', message: '1\r\n2' } });
});
