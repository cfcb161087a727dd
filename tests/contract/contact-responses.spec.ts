import * as routes from '@/lib/routes';
import { createInquiry, type FormResponse, send, sendForm, sendJson } from '../support/inquiry';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LIMIT = 65_536;

/** A valid request of exactly `bytes` bytes. */
function sized(bytes: number): Buffer {
  const { length } = JSON.stringify(createInquiry({ message: '' }));
  return Buffer.from(JSON.stringify(createInquiry({ message: 'x'.repeat(bytes - length) })));
}

function expectError(response: FormResponse, status: number): void {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(typeof response.body?.message).toBe('string');
  expect(response.body?.message).not.toBe('');
}

test('responds with 400, names each invalid field, even the hidden one, and sends no mail', {
  tag: ['@CALLS-04', '@CALLS-12', '@CALLS-18'],
}, async ({ origin }) => {
  const wrong: [string, unknown][] = [
    ['name', ' \t '],
    ['website', 'https://spam.example'],
  ];
  for (const [field, value] of wrong) {
    const inquiry = createInquiry({ [field]: value });
    const response = await sendJson(origin, inquiry);
    expectError(response, 400);
    expect(Object.keys((response.body as { details: object }).details), `${field}: ${value}`).toEqual([
      field,
    ]);
    for (const text of [inquiry.submissionId, inquiry.email])
      expect(await mailsWith(String(text))).toEqual([]);
  }
  // Not a JSON object in UTF-8.
  const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  for (const body of ['', '{"name":"Ada"', '[]', 'null', '"name"', notUtf8])
    expectError(await send(origin, body, JSON_TYPE), 400);
});

test('responds with 405 and Allow to every method but POST and OPTIONS', {
  tag: '@CALLS-06',
}, async ({ origin }) => {
  const options = await send(origin, undefined, JSON_TYPE, 'OPTIONS');
  expect([options.status, options.headers.get('allow'), options.text]).toEqual([204, 'OPTIONS, POST', '']);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE']) {
    const response = await send(origin, undefined, {}, method);
    expectError(response, 405);
    expect(response.headers.get('allow'), method).toBe('OPTIONS, POST');
  }
  const head = await send(origin, undefined, {}, 'HEAD');
  expect([head.status, head.headers.get('allow'), head.text]).toEqual([405, 'OPTIONS, POST', '']);
});

test('accepts a body of 65,536 bytes and responds with 413 to a longer one', {
  tag: ['@CALLS-07', '@CALLS-12'],
}, async ({ origin }) => {
  expect((await send(origin, sized(LIMIT), JSON_TYPE)).status).toBe(200);
  expectError(await send(origin, sized(LIMIT + 1), JSON_TYPE), 413);
});

test('responds with 415 to other content types, and ignores parameters and letter case', {
  tag: ['@CALLS-08', '@CALLS-12'],
}, async ({ origin }) => {
  const body = Buffer.from(JSON.stringify(createInquiry()));
  const form = 'multipart/form-data; boundary=x';
  for (const type of ['text/plain', 'application/xml', form, 'application/jsonx', '']) {
    expectError(await send(origin, body, type ? { 'Content-Type': type } : {}), 415);
  }
  expectError(await send(origin, body, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }), 415);
  const type = { 'Content-Type': 'Application/JSON; Charset=UTF-8' };
  expect((await send(origin, body, type)).status).toBe(200);
});

test('redirects a form submitted without JavaScript to its result page', { tag: '@CONTACT-18' }, async ({
  origin,
}) => {
  const inquiry = createInquiry({ message: 'Größe & Umfang?\r\nZweite Zeile' });
  const fields = Object.fromEntries(Object.entries(inquiry).map(([name, value]) => [name, String(value)]));
  const outcome = async (sent: Record<string, string>) => {
    const { status, headers } = await sendForm(origin, sent);
    return [status, headers.get('location')];
  };
  expect(await outcome(fields)).toEqual([303, routes.contactSent]);
  const sent = await mailsWith(String(inquiry.submissionId));
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Größe & Umfang?\nZweite Zeile')]);
  const next = { ...fields, submissionId: '' };
  for (const wrong of [
    { ...next, email: 'nobody' },
    { ...next, website: 'x' },
    { ...next, message: 'x'.repeat(LIMIT) },
    {},
  ])
    expect(await outcome(wrong)).toEqual([303, routes.contactNotSent]);
  expect(await mailsWith(String(inquiry.email))).toHaveLength(1);
});
