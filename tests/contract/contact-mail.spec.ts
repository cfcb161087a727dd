import { randomUUID } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import { company } from '@/content/company/company';
import { inquiryTypes } from '@/content/contact/contact-options';
import { services } from '@/content/services';
import { referenceOf } from '@/lib/contact/submission-id';
import { sendJson, validRequest } from '../support/contact-request';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const inquiry = inquiryTypes.find(({ id }) => id === 'consultation')?.label;

/** Sends a request. @returns its one mail. */
async function mailOf(origin: string, request: Record<string, unknown>): Promise<ParsedMail> {
  expect((await sendJson(origin, request)).status).toBe(200);
  const [mail, ...more] = await mailsWith(String(request.submissionId));
  expect(more).toEqual([]);
  return mail as ParsedMail;
}

test('the mail carries what the visitor sent, from us to us', {
  tag: ['@CALLS-14', '@CALLS-24', '@CALLS-25', '@CONTACT-22'],
}, async ({ origin }) => {
  const request = validRequest({
    name: 'Ödön “Doc” Sample',
    message: 'First line\n\n  .\n.\nlast <b>line</b> ✓',
  });
  const parsed = await mailOf(origin, request);
  expect(parsed.from?.value).toEqual([expect.objectContaining({ address: company.websiteEmail })]);
  expect([parsed.to].flat()[0]?.value).toEqual([expect.objectContaining({ address: company.email })]);
  expect(parsed.replyTo?.value).toEqual([{ name: request.name, address: request.email }]);
  expect(parsed.subject).toBe(`${inquiry}, reference ${referenceOf(String(request.submissionId))}`);
  expect(parsed.messageId).toBe(`<${request.submissionId}@${company.websiteEmail.split('@')[1]}>`);
  expect(parsed.text).toBe(
    [
      `Reference: ${referenceOf(String(request.submissionId))}`,
      `Inquiry type: ${inquiry}`,
      `Full name: ${request.name}`,
      `Email: ${request.email}`,
      'Company: Sample Works',
      'Phone: +44 20 7946 0000',
      `Service: ${services.find(({ id }) => id === 'ai-training')?.title}`,
      'Page: /services/ai-training',
      '',
      `${request.message}`,
      '',
    ].join('\n'),
  );
  expect([parsed.attachments, parsed.html]).toEqual([[], false]);
});

test('without a submission id each request is a message of its own', { tag: '@CALLS-13' }, async ({
  origin,
}) => {
  const request = validRequest({ submissionId: undefined });
  await sendJson(origin, request);
  await sendJson(origin, { ...request, submissionId: '' });
  const ids = (await mailsWith(String(request.email))).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('an instant or repeated request is delivered and marked, any other is not', {
  tag: '@CALLS-19',
}, async ({ origin }) => {
  const subjectOf = async (changes: Record<string, unknown>) =>
    (await mailOf(origin, validRequest(changes))).subject;
  const marked = new RegExp(`^\\[possible spam\\] ${inquiry}, reference `);
  const plain = new RegExp(`^${inquiry}, reference `);
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
