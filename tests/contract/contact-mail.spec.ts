import { randomUUID } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import { company } from '@/content/company/company';
import { inquiryTypes } from '@/content/contact/contact-options';
import { services } from '@/content/services';
import { deriveReference } from '@/lib/contact/submission-id';
import { createInquiry, sendJson } from '../support/inquiry';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const inquiryType = inquiryTypes.find(({ id }) => id === 'consultation')?.label;

/** Sends an inquiry. @returns its one mail. */
async function sendAndReadMail(origin: string, inquiry: Record<string, unknown>): Promise<ParsedMail> {
  expect((await sendJson(origin, inquiry)).status).toBe(200);
  const [mail, ...more] = await mailsWith(String(inquiry.submissionId));
  expect(more).toEqual([]);
  return mail as ParsedMail;
}

test('the mail has every field of the inquiry, our sender and our recipient', {
  tag: ['@CALLS-14', '@CALLS-24', '@CALLS-25', '@CONTACT-22'],
}, async ({ origin }) => {
  const inquiry = createInquiry({
    name: 'Ödön “Doc” Sample',
    message: 'First line\n\n  .\n.\nlast <b>line</b> ✓',
  });
  const parsed = await sendAndReadMail(origin, inquiry);
  expect(parsed.from?.value).toEqual([expect.objectContaining({ address: company.websiteEmail })]);
  expect([parsed.to].flat()[0]?.value).toEqual([expect.objectContaining({ address: company.email })]);
  expect(parsed.replyTo?.value).toEqual([{ name: inquiry.name, address: inquiry.email }]);
  expect(parsed.subject).toBe(`${inquiryType}, reference ${deriveReference(String(inquiry.submissionId))}`);
  expect(parsed.messageId).toBe(`<${inquiry.submissionId}@${company.websiteEmail.split('@')[1]}>`);
  expect(parsed.text).toBe(
    [
      `  Reference: ${deriveReference(String(inquiry.submissionId))}`,
      `  Inquiry type: ${inquiryType}`,
      `  Full name: ${inquiry.name}`,
      `  Email: ${inquiry.email}`,
      '  Company: Sample Works',
      '  Phone: +44 20 7946 0000',
      `  Service: ${services.find(({ id }) => id === 'ai-training')?.title}`,
      '  Page: /services/ai-training',
      '',
      `${inquiry.message}`,
      '',
    ].join('\n'),
  );
  expect([parsed.attachments, parsed.html]).toEqual([[], false]);
});

test('without a submission id each post is an inquiry of its own', { tag: '@CALLS-13' }, async ({
  origin,
}) => {
  const inquiry = createInquiry({ submissionId: undefined });
  await sendJson(origin, inquiry);
  await sendJson(origin, { ...inquiry, submissionId: '' });
  const ids = (await mailsWith(String(inquiry.email))).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('marks an instant or repeated inquiry as possible spam, and delivers it', {
  tag: '@CALLS-19',
}, async ({ origin }) => {
  const subjectOf = async (changes: Record<string, unknown>) =>
    (await sendAndReadMail(origin, createInquiry(changes))).subject;
  const marked = new RegExp(`^\\[possible spam\\] ${inquiryType}, reference `);
  const plain = new RegExp(`^${inquiryType}, reference `);
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
