import { company } from '@/content/company/company';
import { inquiryTypes } from '@/content/contact/contact-options';
import { services } from '@/content/services';
import { deriveReference } from '@/lib/contact/submission-id';
import { createInquiry, sendJson } from '../support/inquiry';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const inquiryType = inquiryTypes.find(({ id }) => id === 'consultation')?.label;

test('the mail has every field of the inquiry, our sender and our recipient', {
  tag: ['@CALLS-14', '@CALLS-24', '@CALLS-25', '@CONTACT-22'],
}, async ({ origin }) => {
  const inquiry = createInquiry({
    name: 'Ödön “Doc” Sample',
    message: 'First line\n\n  .\n.\nlast <b>line</b> ✓',
  });
  expect((await sendJson(origin, inquiry)).status).toBe(200);
  const mails = await mailsWith(String(inquiry.submissionId));
  expect(mails).toHaveLength(1);
  const parsed = mails[0]!;
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
      '-- Message --',
      `${inquiry.message}`,
      '',
    ].join('\n'),
  );
  expect([parsed.attachments, parsed.html]).toEqual([[], false]);
});
