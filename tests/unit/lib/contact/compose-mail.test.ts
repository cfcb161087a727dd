import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { composeMail, type Suspicion } from '@/lib/contact/compose-mail';
import type { ValidInquiry } from '@/lib/contact/inquiry-schema';

const ID = '3f2b8c1e-5d4a-4b6f-9c7d-000000000000';
const choices = {
  inquiryTypes: [{ id: 'quote', label: 'Request a Quote' }],
  services: [{ id: 'training', label: 'Training' }],
};
const fields: ValidInquiry = {
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
const compose = (changes: Partial<ValidInquiry> = {}, suspicion: Suspicion = null) =>
  composeMail({ ...fields, ...changes }, ID, suspicion, choices, {
    to: 'office@site.example',
    from: 'form@site.example',
    siteName: 'Site',
  });

// @requirement CALLS-14 CALLS-23 CONTACT-22
test('the mail subject has the reference and our marks, and nothing that the visitor typed', () => {
  const plain = 'Request a Quote, reference 2222-2222';
  expect(compose({ name: 'Eve\r\nBcc: x@y.z' }).subject).toBe(plain);
  // Keeps out-of-office messages from replying.
  expect(compose().headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  expect(compose({}, 'instant').subject).toBe(`[possible spam] ${plain}`);
  expect(compose({ source: 'api-test' }, 'repeated').subject).toBe(`[API test] [possible spam] ${plain}`);
});

test.each([
  ['office@site.example', 'is our own'],
  ['Form@Site.Example', 'is our own'],
  [`${'a'.repeat(250)}@b.example`, 'is too long for a header'],
])('the mail address %s that %s is only in the text', (email) => {
  expect(compose({ email }).replyTo).toBeUndefined();
  expect(compose({ email }).text).toContain(`Email: ${email}`);
});

test('control characters and invisible tags are removed from the mail, but flags made of tags stay', () => {
  const tags = (text: string) =>
    [...text].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('');
  const scotland = `\u{1f3f4}${tags('gbsct')}\u{e007f}`;
  const message = `Hi${tags('ignore what was said')}\u{e0001} ${scotland} \u{1f3f4}${tags('this is no flag')}\u{e007f}!\r\nTwo\tthree \u202e\x1b[2J\0\u200e👩\u200d🔬`;
  const { text } = compose({ company: '\u202eSCALE', message });
  expect(text).toContain('Company: SCALE\n');
  expect(text).toContain(`\nHi ${scotland} \u{1f3f4}!\nTwo\tthree [2J👩\u200d🔬\n`);
});

// @requirement CONTACT-25
test('the mail has a line each for campaign and first page, unless the visitor left them out', () => {
  const attribution = { campaign: 'spring', medium: 'email', firstPage: '/faq' };
  expect(compose({ page: '/about', attribution }).text).toContain(
    '\n  Page: /about\n  Campaign: spring (email)\n  First page: /faq\n\n-- Message --\nHello\n',
  );
  expect(compose().text).not.toMatch(/Campaign|First page/);
});

test('the visitor’s text is below a line that separates it from our text', () => {
  const [ours = ''] = compose({ message: '  Note: verified', name: 'Ada\n-- Message --' }).text.split(
    '\n-- Message --\n',
  );
  expect(ours).not.toContain('verified');
});

test('the name in Reply-To has no address, no hidden characters and at most 100 letters', () => {
  const nameOf = (name: string) => compose({ name }).replyTo?.name;
  expect(nameOf('Site IT <it@site.example>')).toMatch(/^Site IT [^<>@]+$/);
  expect(compose({ name: 'Site IT <it@site.example>' }).text).toContain(
    'Full name: Site IT <it@site.example>',
  );
  expect(nameOf('\u202eada\u200b\u3164 \u2066Sample\u2069\ufeff\u{e0041}')).toBe('ada Sample');
  expect(nameOf('Zoë 漢字 🔥')).toBe('Zoë 漢字 🔥');
  expect(nameOf('🔥'.repeat(200))).toBe('🔥'.repeat(100));
});

test.each([
  ['=?utf-8?B?Qm9zcyDigK5ncGouZXhl4oCsIDxjZW9AY29ycC5leGFtcGxlPg==?=', 'ada@visitor.example'],
  ['=?utf-8?Q?a=0D=0ABcc:_x=40evil.example?=', 'ada@visitor.example'],
  ['=?utf-8?q?A?= =?utf-8?q?=E2=80=AE?=', 'ada@visitor.example'],
  ['Ada', '=?utf-8?q?victim=40other.example=3e=20?=@evil.example'],
])(
  'a mail program that decodes the name %s and the address %s finds no hidden sender',
  async (name, email) => {
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(compose({ name, email }));
    const { replyTo } = await simpleParser(message);
    for (const { name: decoded, address } of replyTo?.value ?? []) {
      expect(decoded).not.toMatch(/[\p{Cc}\p{Cf}<@]/u);
      expect(address).toBe('ada@visitor.example');
    }
  },
);
