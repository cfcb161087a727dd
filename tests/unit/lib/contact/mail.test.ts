/** @requirement CALLS-14 CALLS-19 CALLS-23 CONTACT-22 CONTACT-25 */
import { simpleParser } from 'mailparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { composeMail, type Suspicion } from '@/lib/contact/mail';
import type { ContactFields } from '@/lib/contact/schema';

const ID = '3f2b8c1e-5d4a-4b6f-9c7d-000000000000';
const choices = {
  inquiryTypes: [{ id: 'quote', label: 'Request a Quote' }],
  services: [{ id: 'training', label: 'Training' }],
};
const fields: ContactFields = {
  name: 'Ada',
  email: 'ada@visitor.example',
  company: '',
  phone: '',
  service: '',
  inquiryType: 'quote',
  message: 'Hello',
  page: undefined,
  attribution: undefined,
};
const compose = (changes: Partial<ContactFields> = {}, suspicion: Suspicion = null) =>
  composeMail({ ...fields, ...changes }, ID, suspicion, choices, {
    to: 'office@site.example',
    from: 'form@site.example',
    siteName: 'Site',
  });

test('the subject has the reference and its marks, and nothing of the visitor', () => {
  const plain = 'Request a Quote, reference 2222-2222';
  expect(compose({ name: 'Eve\r\nBcc: x@y.z' }).subject).toBe(plain);
  expect(compose({}, 'instant').subject).toBe(`[possible spam] ${plain}`);
  expect(compose({ source: 'api-test' }, 'repeated').subject).toBe(`[API test] [possible spam] ${plain}`);
});

test('campaign and first page have a line each, and none when they are left out', () => {
  const attribution = { campaign: 'spring', medium: 'email', firstPage: '/faq' };
  expect(compose({ page: '/about', attribution }).text).toContain(
    '\nPage: /about\nCampaign: spring (email)\nFirst page: /faq\n\nHello\n',
  );
  expect(compose({ attribution: { firstPage: '/faq' } }).text).toContain('\nFirst page: /faq\n\nHello\n');
  expect(compose().text).not.toMatch(/Campaign|First page/);
});

test('an address or name that no header can carry stands in the text only', () => {
  const email = `${'a'.repeat(250)}@b.example`;
  const mail = compose({ email, name: '🔥'.repeat(200) });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`Email: ${email}`);
  expect(compose({ name: '🔥'.repeat(200) }).replyTo?.name).toBe('🔥'.repeat(100));
});

test('a header name has no hidden characters, and the text none that turn it or steer a terminal', () => {
  const name = '\u202eada\u200b\u3164 \u2066Sample\u2069\ufeff\u{e0041}';
  const mail = compose({
    name,
    company: '\u202eSCALE',
    message: 'One\r\nTwo\tthree \u202e\x1b[2J\0\u200e👩\u200d🔬',
  });
  expect(mail.replyTo?.name).toBe('ada Sample');
  expect(mail.text).toContain('Company: SCALE\n');
  expect(mail.text).toContain('\n\nOne\nTwo\tthree [2J👩\u200d🔬\n');
  expect(compose({ name: 'Zoë 漢字 🔥' }).replyTo?.name).toBe('Zoë 漢字 🔥');
});

test.each([
  ['=?utf-8?B?Qm9zcyDigK5ncGouZXhl4oCsIDxjZW9AY29ycC5leGFtcGxlPg==?=', 'ada@visitor.example'],
  ['=?utf-8?Q?a=0D=0ABcc:_x=40evil.example?=', 'ada@visitor.example'],
  ['=?utf-8?q?A?= =?utf-8?q?=E2=80=AE?=', 'ada@visitor.example'],
  ['Ada', '=?utf-8?q?victim=40other.example=3e=20?=@evil.example'],
])('a mail program that decodes %s from %s finds no hidden sender', async (name, email) => {
  const source = await new MailComposer(compose({ name, email })).compile().build();
  const { replyTo } = await simpleParser(source);
  for (const { name: decoded, address } of replyTo?.value ?? []) {
    expect(decoded).not.toMatch(/[\p{Cc}\p{Cf}<@]/u);
    expect(address).toBe('ada@visitor.example');
  }
});
