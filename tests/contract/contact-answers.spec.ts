import { type Answer, send, sendForm, sendJson, validRequest } from '../support/contact-request';
import { expect, test } from '../support/test';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LIMIT = 65_536;

/** A valid request of exactly `bytes` bytes. */
function sized(bytes: number): Buffer {
  const { length } = JSON.stringify(validRequest({ message: '' }));
  return Buffer.from(JSON.stringify(validRequest({ message: 'x'.repeat(bytes - length) })));
}

/** The body as a stream of one chunk: no Content-Length. */
const streamed = (origin: string, body: Buffer) =>
  send(origin, new Blob([new Uint8Array(body)]).stream(), JSON_TYPE);

function expectError(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(typeof answer.body?.message).toBe('string');
  expect(answer.body?.message).not.toBe('');
}

test('the seven fields alone are accepted, and 200 means that the relay has the mail', {
  tag: ['@CALLS-01', '@CALLS-03'],
}, async ({ site, mail }) => {
  const before = mail.received.length;
  const { name, email, company, phone, service, inquiryType, message } = validRequest();
  const answer = await sendJson(site.origin, {
    name,
    email,
    company,
    phone,
    service,
    inquiryType,
    message,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(typeof answer.body?.message).toBe('string');
  expect(mail.received.length).toBe(before + 1);
  expect(mail.received.at(-1)?.mail.text).toContain(String(message));
});

test('each wrong field is named in details, and nothing is sent', {
  tag: ['@CALLS-04', '@CALLS-12'],
}, async ({ site, mail }) => {
  const before = mail.dialogues();
  const wrong: [string, unknown][] = [
    ['name', ' \t '],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['company', 5],
    ['phone', null],
    ['inquiryType', 'refund'],
    ['service', 'no-such-service'],
    ['message', { path: '/etc/passwd' }],
    ['submissionId', 'not-a-uuid'],
  ];
  for (const [field, value] of wrong) {
    const answer = await sendJson(site.origin, validRequest({ [field]: value }));
    expectError(answer, 400);
    expect(Object.keys((answer.body as { details: object }).details), `${field}: ${value}`).toEqual([field]);
  }
  expect(mail.dialogues()).toBe(before);
});

test('a body that is not a JSON object in UTF-8 is answered 400 with a message', {
  tag: ['@CALLS-04', '@CALLS-12'],
}, async ({ site }) => {
  const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  for (const body of ['', '{"name":"Ada"', '[]', 'null', '"name"', notUtf8]) {
    expectError(await send(site.origin, body, JSON_TYPE), 400);
  }
});

test('OPTIONS is answered without a body, and every method but POST with 405 and Allow', {
  tag: '@CALLS-06',
}, async ({ site }) => {
  const options = await send(site.origin, undefined, JSON_TYPE, 'OPTIONS');
  expect([options.status, options.headers.get('allow'), options.text]).toEqual([204, 'OPTIONS, POST', '']);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE']) {
    const answer = await send(site.origin, undefined, {}, method);
    expectError(answer, 405);
    expect(answer.headers.get('allow'), method).toBe('OPTIONS, POST');
  }
  const head = await send(site.origin, undefined, {}, 'HEAD');
  expect([head.status, head.headers.get('allow'), head.text]).toEqual([405, 'OPTIONS, POST', '']);
});

test('65,536 bytes pass and one more is answered 413, announced or in chunks', {
  tag: ['@CALLS-07', '@CALLS-12'],
}, async ({ site }) => {
  expect((await send(site.origin, sized(LIMIT), JSON_TYPE)).status).toBe(200);
  expect((await streamed(site.origin, sized(LIMIT))).status).toBe(200);
  expectError(await send(site.origin, sized(LIMIT + 1), JSON_TYPE), 413);
  expectError(await streamed(site.origin, sized(LIMIT + 1)), 413);
});

test('other content types are answered 415, whatever their parameters and letter case', {
  tag: ['@CALLS-08', '@CALLS-12'],
}, async ({ site }) => {
  const body = Buffer.from(JSON.stringify(validRequest()));
  const form = 'multipart/form-data; boundary=x';
  for (const type of ['text/plain', 'application/xml', form, 'application/jsonx', '']) {
    expectError(await send(site.origin, body, type ? { 'Content-Type': type } : {}), 415);
  }
  const type = { 'Content-Type': 'Application/JSON; Charset=UTF-8' };
  expect((await send(site.origin, body, type)).status).toBe(200);
});

test('a filled honeypot is answered 400 with a message, and nothing is sent', { tag: '@CALLS-18' }, async ({
  site,
  mail,
}) => {
  const before = mail.dialogues();
  const answer = await sendJson(site.origin, validRequest({ website: 'https://spam.example' }));
  expectError(answer, 400);
  expect(answer.body).toHaveProperty('details.website');
  expect(mail.dialogues()).toBe(before);
});

test('a plain form post is answered 303, to the page for what became of it', { tag: '@CONTACT-18' }, async ({
  site,
  mail,
}) => {
  const request = validRequest({ message: 'Größe & Umfang?\r\nZweite Zeile' });
  const fields = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
  const sent = await sendForm(site.origin, fields);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact/sent']);
  const { submissionId } = fields;
  expect(mail.of(submissionId ?? '')[0]?.mail.text).toContain('Größe & Umfang?\nZweite Zeile');

  const before = mail.dialogues();
  for (const wrong of [{ ...fields, email: 'nobody' }, { ...fields, website: 'x' }, {}]) {
    const failed = await sendForm(site.origin, { ...wrong, submissionId: '' });
    expect([failed.status, failed.headers.get('location')]).toEqual([303, '/contact/not-sent']);
  }
  const large = await sendForm(site.origin, { ...fields, message: 'x'.repeat(LIMIT) });
  expect([large.status, large.headers.get('location')]).toEqual([303, '/contact/not-sent']);
  expect(mail.dialogues()).toBe(before);
});
