import { type Site, startSite } from '@/scripts/support/site';
import { sendForm, sendJson, validRequest } from '../support/contact-request';
import { expect, test } from '../support/test';

/** Statuses of `count` valid requests in a row; `headers` gives those of each. */
async function statuses(
  site: Site,
  count: number,
  headers: (index: number) => Record<string, string> = () => ({}),
): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) {
    seen.push((await sendJson(site.origin, validRequest(), headers(index))).status);
  }
  return seen;
}

test('five valid requests in ten minutes pass by default, whatever address they claim', {
  tag: ['@CALLS-09', '@CALLS-21', '@CALLS-12', '@CALLS-13', '@CALLS-22'],
}, async ({ mail }) => {
  const site = await startSite({ SMTP_URL: mail.url });
  // What fails validation does not count.
  for (let index = 0; index < 10; index += 1) await sendJson(site.origin, validRequest({ name: '' }));
  const first = validRequest();
  expect((await sendJson(site.origin, first)).status).toBe(200);
  const forged = (index: number) => ({
    'X-Forwarded-For': `203.0.113.${index}`,
    'X-Client-Address': `203.0.113.${index}`,
    'X-Real-IP': `203.0.113.${index}`,
    Forwarded: `for=203.0.113.${index}`,
  });
  expect(await statuses(site, 4, forged)).toEqual([200, 200, 200, 200]);
  const before = mail.dialogues();
  const sixth = await sendJson(site.origin, validRequest(), forged(6));
  expect(sixth.status).toBe(429);
  expect(typeof sixth.body?.message).toBe('string');
  const wait = Number(sixth.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  const form = await sendForm(site.origin, { name: 'A', email: 'a@b.c', inquiryType: 'quote', message: 'x' });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/contact/not-sent']);
  // A retry of an accepted request is told so even over the limit.
  expect((await sendJson(site.origin, first)).status).toBe(200);
  expect(mail.of(String(first.submissionId))).toHaveLength(1);
  expect(mail.dialogues()).toBe(before);
  await site.stop();
});

test('with TRUST_PROXY=1 the last hop counts, whatever the client put before it', {
  tag: '@CALLS-22',
}, async ({ mail }) => {
  const site = await startSite({ SMTP_URL: mail.url, CONTACT_LIMIT: '2', TRUST_PROXY: '1' });
  const hop = (last: string) => (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}, ${last}` });
  expect(await statuses(site, 3, hop('203.0.113.1'))).toEqual([200, 200, 429]);
  expect(await statuses(site, 3, hop('203.0.113.2'))).toEqual([200, 200, 429]);
  await site.stop();
});
