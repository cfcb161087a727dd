import { startSite, startStandalone } from '@/scripts/support/site';
import { send, sendForm, sendJson, validRequest } from '../support/contact-request';
import { type Behavior, startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

test('nothing that a visitor typed stands in the log, however the request ends', {
  tag: '@CALLS-14',
}, async () => {
  const relay = await startMailServer();
  const site = await startSite({ SMTP_URL: relay.url, CONTACT_LIMIT: '9' });
  const mark = 'PRIVATE-4711';
  const request = () =>
    validRequest({
      name: `Ada ${mark}`,
      email: `${mark}@visitor.example`,
      company: mark,
      phone: mark,
      message: mark,
    });
  const behaviors: Behavior[] = [
    { kind: 'accept' },
    { kind: 'refuse', at: 'mail', code: 451 },
    { kind: 'refuse', at: 'data', code: 554 },
    { kind: 'drop', when: 'before' },
  ];
  const statuses: number[] = [];
  for (const behavior of behaviors) {
    relay.behave(behavior);
    statuses.push((await sendJson(site.origin, request())).status);
  }
  relay.behave({ kind: 'accept' });
  const bad = { ...request(), email: `${mark} at home`, service: mark, submissionId: mark };
  statuses.push((await sendJson(site.origin, bad)).status);
  statuses.push((await send(site.origin, `{"${mark}`, { 'Content-Type': 'application/json' })).status);
  statuses.push((await send(site.origin, mark, { 'Content-Type': `text/${mark}` })).status);
  statuses.push((await sendJson(site.origin, request(), { Origin: `https://${mark}.example` })).status);
  statuses.push((await sendForm(site.origin, { name: mark })).status);
  for (let index = 0; index < 6; index += 1) statuses.push((await sendJson(site.origin, request())).status);
  expect(new Set(statuses)).toEqual(new Set([200, 303, 400, 403, 415, 429, 502]));
  expect(relay.received[0]?.raw).toContain(mark);

  const log = site.log();
  expect(log.toLowerCase()).not.toContain(mark.toLowerCase());
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  const ended = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'contact');
  expect(ended).toHaveLength(statuses.length);
  for (const line of ended)
    expect(Object.keys(line)).toEqual(['time', 'level', 'event', 'request', 'outcome']);
  await site.stop();
  await relay.stop();
});

test('a log whose reader is gone stops neither the site nor its end', async ({ mail }) => {
  const site = await startStandalone({ SMTP_URL: mail.url });
  site.closeLog();
  for (let count = 0; count < 3; count += 1) expect((await sendJson(site.origin)).status).toBe(200);
  expect((await fetch(`${site.origin}/faq`)).status).toBe(200);
  // It ends by itself, or this never comes.
  await site.stop();
});
