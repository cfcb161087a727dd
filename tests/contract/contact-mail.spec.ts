import { randomUUID } from 'node:crypto';
import { referenceOf } from '@/lib/contact/submission-id';
import { sendJson, validRequest } from '../support/contact-request';
import type { MailServer, Received } from '../support/mail';
import { expect, test } from '../support/test';

/** The one mail of a request. */
function only(mail: MailServer, request: Record<string, unknown>): Received {
  const mails = mail.of(String(request.submissionId));
  expect(mails).toHaveLength(1);
  return mails[0] as Received;
}

test('the mail carries what the visitor sent, from us to us', {
  tag: ['@CALLS-14', '@CALLS-24', '@CALLS-25', '@CONTACT-22'],
}, async ({ site, mail }) => {
  const request = validRequest({
    name: 'Ödön “Doc” Sample',
    message: 'First line\n\n  .\n.\nlast <b>line</b> ✓',
  });
  expect((await sendJson(site.origin, request)).status).toBe(200);
  const { mail: parsed, from, to, raw } = only(mail, request);
  expect(to).toEqual(['hello@emberlane.example']);
  expect(from).toBe('website@emberlane.example');
  expect(parsed.from?.value).toEqual([expect.objectContaining({ address: 'website@emberlane.example' })]);
  expect([parsed.to].flat()[0]?.value).toEqual([
    expect.objectContaining({ address: 'hello@emberlane.example' }),
  ]);
  expect(parsed.replyTo?.value).toEqual([{ name: request.name, address: request.email }]);
  expect(parsed.subject).toBe(
    `Free Consultation Request, reference ${referenceOf(String(request.submissionId))}`,
  );
  expect(parsed.messageId).toBe(`<${request.submissionId}@emberlane.example>`);
  expect(parsed.text).toBe(
    [
      `Reference: ${referenceOf(String(request.submissionId))}`,
      'Inquiry type: Free Consultation Request',
      `Full name: ${request.name}`,
      `Email: ${request.email}`,
      'Company: Sample Works',
      'Phone: +44 20 7946 0000',
      'Service: AI Training & Education',
      'Page: /services/ai-training',
      '',
      `${request.message}`,
      '',
    ].join('\n'),
  );
  expect(parsed.attachments).toEqual([]);
  expect(raw).not.toContain('text/html');
});

test('without a submission id each request is a message of its own', { tag: '@CALLS-13' }, async ({
  site,
  mail,
}) => {
  const before = mail.received.length;
  const request = validRequest({ submissionId: undefined });
  await sendJson(site.origin, request);
  await sendJson(site.origin, { ...request, submissionId: '' });
  const ids = mail.received.slice(before).map(({ mail: { messageId } }) => messageId);
  expect(new Set(ids).size).toBe(2);
});

test('an instant or repeated request is delivered and marked, any other is not', {
  tag: '@CALLS-19',
}, async ({ site, mail }) => {
  const subjectOf = async (changes: Record<string, unknown>) => {
    const request = validRequest(changes);
    expect((await sendJson(site.origin, request)).status).toBe(200);
    return only(mail, request).mail.subject;
  };
  const marked = /^\[possible spam\] Free Consultation Request, reference /;
  const plain = /^Free Consultation Request, reference /;
  expect(await subjectOf({ elapsedMs: 1_999 })).toMatch(marked);
  expect(await subjectOf({ elapsedMs: '0' })).toMatch(marked);
  expect(await subjectOf({ elapsedMs: 2_000 })).toMatch(plain);
  expect(await subjectOf({ elapsedMs: undefined })).toMatch(plain);
  expect(await subjectOf({ elapsedMs: 'soon' })).toMatch(plain);

  const email = `twice.${randomUUID()}@visitor.example`;
  const message = `Said twice: ${randomUUID()}`;
  expect(await subjectOf({ email, message })).toMatch(plain);
  expect(await subjectOf({ email: email.toUpperCase(), message })).toMatch(marked);
  expect(await subjectOf({ email })).toMatch(plain);
  expect(await subjectOf({ message })).toMatch(plain);
});
