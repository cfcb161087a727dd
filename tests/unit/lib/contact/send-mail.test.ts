/** @requirement CALLS-10 CALLS-14 CALLS-29 */
import type { Deliver } from '@/lib/contact/delivery';
import { createDuplicateDetector } from '@/lib/contact/duplicates';
import { sendMail } from '@/lib/contact/send-mail';
import { mailHealthOf } from '@/lib/server/health';
import { metrics } from '@/lib/server/metrics';

const fields = {
  name: 'Ada SECRET',
  email: 'ada@visitor.example',
  company: '',
  phone: '',
  service: '',
  inquiryType: 'quote',
  message: 'Hello SECRET',
  page: undefined,
  visit: undefined,
};
const ID = '3f2b8c1e-5d4a-4b6f-9c7d-000000000000';

function send(deliver: Deliver, changes: object = {}, deadline?: number): Promise<boolean> {
  const content = {
    siteName: 'Site',
    siteOrigin: 'https://site.example',
    mailTo: 'a@site.example',
    mailFrom: 'b@site.example',
    inquiryTypes: [],
    services: [],
    readyMessages: [],
  };
  const addresses = { to: 'a@site.example', from: 'b@site.example', siteName: 'Site' };
  const service = {
    addresses,
    content,
    duplicates: createDuplicateDetector(60, String),
    deliver,
    probeTo: '',
  };
  return sendMail({ ...fields, ...changes }, ID, service, 'request-1', deadline);
}

let printed: string[];
beforeEach(() => {
  printed = [];
  // Node and Jest write warnings there, too; lines of the log are JSON.
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).startsWith('{')) printed.push(String(text));
    return true;
  });
});

test('a way out that never ends and hears no signal is given up at the deadline', async () => {
  expect(await send(() => new Promise(() => {}), {}, 50)).toBe(false);
  expect(printed).toHaveLength(1);
});

test('a failure is logged with its codes, and without what the relay said', async () => {
  const refused = Object.assign(new Error('550 SECRET refused'), {
    code: 'EMESSAGE',
    responseCode: 550,
    command: 'MAIL FROM:<SECRET>',
    response: '550 SECRET refused',
  });
  expect(await send(() => Promise.reject(refused))).toBe(false);
  expect(JSON.parse(printed.join(''))).toMatchObject({
    event: 'mail.failed',
    request: 'request-1',
    code: 'EMESSAGE',
    responseCode: 550,
    stage: 'MAIL',
  });
  expect(printed.join('')).not.toContain('SECRET');
});

const refusal = (code: string, responseCode?: number) => () =>
  Promise.reject(Object.assign(new Error('refused'), { code, responseCode }));
const isReady = () =>
  mailHealthOf({ SMTP_URL: 'smtp://relay', MAIL_OUTBOX_DIR: undefined }, metrics().status).ok;

test.each([
  ['a message of a visitor that the relay refuses', refusal('EMESSAGE', 554), {}, true],
  ['a probe that the relay refuses', refusal('EMESSAGE', 554), { source: 'probe' }, false],
  ['a relay that asks to try later', refusal('EMESSAGE', 451), {}, false],
  ['a mailbox that the relay does not know', refusal('EENVELOPE', 550), {}, false],
  ['a relay that does not answer', refusal('ECONNECTION'), {}, false],
])('/readyz after %s', async (_, deliver, changes, ready) => {
  expect(await send(() => Promise.resolve())).toBe(true);
  expect(await send(deliver, changes)).toBe(false);
  expect(isReady()).toBe(ready);
});
