import fc from 'fast-check';
import { startSite } from '@/scripts/support/site';
import { type Answer, send, validRequest } from '../support/contact-request';
import { type Received, startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const FIELDS = ['name', 'email', 'company', 'phone', 'service', 'inquiryType', 'message'];
const OWN = ['submissionId', 'website', 'elapsedMs', 'page', 'visit', 'source'];
const OUR_HEADERS =
  /^(content-(transfer-encoding|type)|date|from|message-id|mime-version|reply-to|subject|to)$/;
const RUNS = 130;
const AT_ONCE = 10;
/** Stands in every text that a body carries, and must never stand in the log. */
const MARK = 'mArKeR-7f3a';

const hostile = fc.constantFrom(
  '\r\nBcc: v@evil.example',
  '\n.\r\nRCPT TO:<v@evil.example>\r\n',
  ', v@evil.example',
  '<v@evil.example>',
  '%0d%0aTo: v@evil.example',
  '=?utf-8?q?=0D=0ABcc:_v@evil.example?=',
  '=?utf-8?B?4oCuZ3BqLmV4ZeKArA==?=',
  '\0',
  '\u2028',
  '\ud83d',
  '__proto__',
  '🔥'.repeat(500),
);
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary' }), hostile), {
    maxLength: 4,
  })
  .map((parts) => parts.concat(MARK).join(''));
const address = fc.oneof(
  { weight: 12, arbitrary: fc.emailAddress() },
  { weight: 6, arbitrary: fc.emailAddress().map((email) => `${MARK}${email}`) },
  { weight: 1, arbitrary: fc.tuple(fc.emailAddress(), hostile).map((parts) => parts.join('')) },
);
const anything = fc.jsonValue({ maxDepth: 3 });

/** Mostly what the field is made for, at times anything that JSON can say. */
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary }, { weight: 1, arbitrary: fc.oneof(text, anything) });

/** A valid request of which some fields were replaced; many are still valid. */
const almost = fc
  .record(
    {
      name: mostly(text),
      email: mostly(address),
      company: mostly(text),
      phone: mostly(text),
      message: mostly(text),
      service: mostly(fc.constantFrom('', 'ai-training')),
      inquiryType: mostly(fc.constantFrom('quote', 'demo')),
      page: fc.oneof(fc.webPath(), text, anything),
      visit: fc.oneof(
        fc.record(
          { campaign: text, source: mostly(text), medium: mostly(text), firstPage: mostly(fc.webPath()) },
          { requiredKeys: [] },
        ),
        anything,
      ),
      elapsedMs: fc.oneof(fc.integer(), fc.double(), anything),
      source: fc.oneof(fc.constant('api-test'), anything),
      website: mostly(fc.constant('')),
      submissionId: mostly(fc.uuid()),
    },
    { requiredKeys: [] },
  )
  .map((changes) => validRequest(changes));
const keyed = fc.dictionary(fc.constantFrom(...FIELDS, ...OWN, '__proto__', 'constructor'), anything);

type Sent = { body: string; type: string };
const JSON_TYPE = 'application/json';
const asForm = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();

const bodies: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 10, arbitrary: almost.map((fields) => ({ body: JSON.stringify(fields), type: JSON_TYPE })) },
  { weight: 2, arbitrary: keyed.map((fields) => ({ body: JSON.stringify(fields), type: JSON_TYPE })) },
  { weight: 2, arbitrary: anything.map((value) => ({ body: JSON.stringify(value), type: JSON_TYPE })) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }).map((body) => ({ body, type: JSON_TYPE })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(almost, fc.integer({ min: 1, max: 300 }))
      .map(([fields, cut]) => ({ body: JSON.stringify(fields).slice(0, -cut), type: JSON_TYPE })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 64_000, max: 70_000 }).map((length) => ({
      body: JSON.stringify(validRequest({ message: MARK.repeat(length / MARK.length) })),
      type: JSON_TYPE,
    })),
  },
  {
    weight: 3,
    arbitrary: almost.map((fields) => ({
      body: asForm(fields),
      type: 'application/x-www-form-urlencoded',
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(text, text).map(([body, type]) => ({ body, type: type.replace(/[^ -~]/g, '') })),
  },
);

/** What is wrong with the answer to a body; null when it is documented. */
function undocumented({ status, headers, body, text }: Answer, { type }: Sent): string | null {
  if (status === 303) {
    const to = headers.get('location');
    return type.includes('form') && (to === '/contact/sent' || to === '/contact/not-sent')
      ? null
      : `303 ${to}`;
  }
  const known = [200, 400, 409, 413, 415].includes(status) && typeof body?.message === 'string';
  return known ? null : `${status} ${text}`;
}

/** What is wrong with a mail that the relay took; null when it goes to one place and bears our headers. */
function misdirected({ mail, from, to }: Received): string | null {
  const foreign = [...mail.headers.keys()].filter((header) => !OUR_HEADERS.test(header));
  const envelope = `${from} ${to.join()}`;
  return envelope === 'website@emberlane.example hello@emberlane.example' &&
    foreign.length === 0 &&
    (mail.replyTo?.value.length ?? 0) <= 1 &&
    // As a mail program shows it, after decoding.
    !/[\p{Cc}\p{Cf}]/u.test(mail.replyTo?.value[0]?.name ?? '') &&
    /^(\[API test\] )?(\[possible spam\] )?[\w ]+, reference [\dA-Z]{4}-[\dA-Z]{4}$/.test(mail.subject ?? '')
    ? null
    : `${envelope} ${foreign.join()} ${mail.subject}`;
}

test('whatever is posted gets a documented answer, and mail goes to one place only', {
  tag: ['@full', '@CALLS-01', '@CALLS-03', '@CALLS-12', '@CALLS-14'],
}, async () => {
  test.setTimeout(180_000);
  const relay = await startMailServer();
  const site = await startSite({ SMTP_URL: relay.url, CONTACT_LIMIT: '1000000' });
  const seed = Number(process.env.FAST_CHECK_SEED) || Date.now() % 2 ** 31;
  const accepted = { count: 0 };

  await fc.assert(
    fc.asyncProperty(fc.array(bodies, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const before = relay.received.length;
      const answers = await Promise.all(
        batch.map(({ body, type }) => send(site.origin, Buffer.from(body), { 'Content-Type': type })),
      );
      let taken = 0;
      for (const { status, headers } of answers)
        if (status === 200 || headers.get('location')?.endsWith('/sent')) taken += 1;
      accepted.count += taken;
      const mails = relay.received.slice(before);
      const problems = [
        ...answers.map((answer, index) => undocumented(answer, batch[index] as Sent)),
        ...mails.map(misdirected),
        // Each acceptance is one message, unless the same submission id came twice.
        mails.length > taken ? `${mails.length} mails for ${taken} acceptances` : null,
      ];
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    }),
    { seed, numRuns: RUNS, endOnFailure: true },
  );

  expect((await fetch(site.origin)).status).toBe(200);
  const last = validRequest();
  const answer = await send(site.origin, JSON.stringify(last), { 'Content-Type': JSON_TYPE });
  expect(answer.status).toBe(200);
  expect(relay.of(String(last.submissionId))).toHaveLength(1);
  const log = site.log();
  expect(log).not.toContain(MARK);
  expect(log).not.toContain('evil.example');
  expect(log).not.toMatch(/contact\.broken|mail\.failed|Error/);
  // The bodies must reach the relay in numbers, or the check above says little.
  expect(accepted.count).toBeGreaterThan(2 * RUNS);
  await site.stop();
  await relay.stop();
});
