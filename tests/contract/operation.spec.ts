import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { startSite, startStandalone } from '@/scripts/support/site';
import { createInquiry, sendJson } from '../support/inquiry';
import { startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const root = join(__dirname, '..', '..');
const TOKEN = 't'.repeat(32);

/** Status and body of a URL for operators. */
async function fetchForOperator(origin: string, path: string) {
  const response = await fetch(origin + path);
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  return { status: response.status, body: await response.json() };
}

/** Runs `npm run probe:inquiry`. */
const probe = (origin: string) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const script = ['--import', 'tsx', 'scripts/probe-inquiry.ts', origin];
    const options = { cwd: root, env: { ...process.env, METRICS_TOKEN: TOKEN } };
    execFile(process.execPath, script, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });

test('/readyz reports the last mail, /metrics requires the token, and a probe goes to PROBE_TO', {
  tag: ['@CALLS-03', '@CALLS-29'],
}, async () => {
  const relay = await startMailServer();
  const env = { SMTP_URL: relay.url, METRICS_TOKEN: TOKEN, PROBE_TO: 'probe@site.example' };
  const site = await startSite({ ...env, TRUST_PROXY: '1', CONTACT_LIMIT: '2' });
  const ready = () => fetchForOperator(site.origin, '/readyz');
  // The proxy adds the last hop to what the client put there.
  const client = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.2' };
  const counts = async (Authorization = `Bearer ${TOKEN}`) =>
    fetch(`${site.origin}/metrics`, { headers: { Authorization } });
  relay.behave({ kind: 'refuse', at: 'connect', code: 554 });
  expect((await sendJson(site.origin, createInquiry(), client)).status).toBe(502);
  const refused = await ready();
  expect(refused).toMatchObject({ status: 503, body: { mail: { lastMail: 'rejected' } } });
  expect(JSON.stringify(refused)).not.toContain(new URL(relay.url).host);
  expect((await fetchForOperator(site.origin, '/healthz')).status).toBe(200);
  relay.behave({ kind: 'accept' });
  for (let count = 0; count < 2; count += 1)
    expect((await sendJson(site.origin, createInquiry(), client)).status).toBe(200);
  expect(await ready()).toEqual({
    status: 200,
    body: {
      ok: true,
      mail: { transport: 'relay', relay: 'ready', lastMail: 'accepted', lastProbe: null, sending: 0 },
      redis: 'not set',
    },
  });
  expect((await sendJson(site.origin, createInquiry(), client)).status).toBe(429);
  await sendJson(site.origin, {});

  expect((await counts()).headers.get('content-type')).toContain('version=0.0.4');
  const text = await (await counts()).text();
  const alerts = readFileSync(join(root, 'deploy/alerts.yml'), 'utf8');
  for (const metric of alerts.match(/\b(contact|http)_\w+/g) ?? [])
    expect(text).toMatch(new RegExp(`^${metric}\\b`, 'm'));
  // What has not happened is 0, since Prometheus sees no increase in a first value.
  for (const count of ['accepted"} 2', 'limited"} 1', 'invalid"} 1', 'site-limited"} 0'])
    expect(text).toContain(`\ncontact_inquiries_total{outcome="${count}\n`);
  expect(text).toContain('\ncontact_limits_hit_total{limit="valid"} 1\n');
  expect(text).toContain('\ncontact_mail_seconds_count{result="accepted"} 2\n');
  for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN]) expect((await counts(wrong)).status).toBe(401);
  // Repeated wrong tokens are rate-limited; the right one is always taken.
  const guesses = await Promise.all(Array.from({ length: 20 }, () => counts('Bearer guess')));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  expect((await counts()).status).toBe(200);

  const before = relay.received.length;
  relay.behave({ kind: 'refuse', at: 'data', code: 451 }, { kind: 'accept' });
  expect(await probe(site.origin)).toMatchObject({ code: 1, printed: expect.stringContaining('502') });
  expect(await probe(site.origin)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/delivered in \d+ ms/),
  });
  expect(relay.received.slice(before).map(({ to }) => to)).toEqual([['probe@site.example']]);
  await site.stop();
  await relay.stop();
});

test(
  'without nginx a client can send five inquiries in ten minutes, whatever IP address it claims',
  {
    tag: '@CALLS-03 @CALLS-09 @CALLS-12 @CALLS-13 @CALLS-15 @CALLS-21 @CALLS-22 @CALLS-25'.split(' '),
  },
  async ({ browserName: _ }, info) => {
    const outbox = info.outputPath('a', 'b');
    const env = {
      MAIL_OUTBOX_DIR: outbox,
      MAIL_TO: 'office@other.example',
      MAIL_FROM: 'form@sender.example',
    };
    const { origin, stop, closeLog } = await startStandalone(env);
    // What fails validation does not count.
    for (let index = 0; index < 10; index += 1) await sendJson(origin, createInquiry({ name: '' }));
    const first = createInquiry();
    expect((await sendJson(origin, first)).status).toBe(200);
    // The response means that the file is there; nothing else is.
    const [file = '', ...others] = readdirSync(outbox);
    expect([file, ...others]).toEqual([expect.stringMatching(new RegExp(`${first.submissionId}\\.eml$`))]);
    const { from, to } = await simpleParser(readFileSync(join(outbox, file)));
    expect([from?.text, [to].flat()[0]?.text]).toEqual([
      expect.stringContaining('form@sender.example'),
      expect.stringContaining('office@other.example'),
    ]);

    // A log whose reader is gone stops nothing of what follows.
    closeLog();
    const forged = (index: number) => ({
      'X-Forwarded-For': `203.0.113.${index}`,
      Forwarded: `for=203.0.113.${index}`,
    });
    for (let index = 0; index < 4; index += 1)
      expect((await sendJson(origin, createInquiry(), forged(index))).status).toBe(200);
    const sixth = await sendJson(origin, createInquiry(), forged(6));
    expect([sixth.status, typeof sixth.body?.message]).toEqual([429, 'string']);
    expect(sixth.headers.get('retry-after')).toMatch(/^(5\d\d|600)$/);
    // A retry of an accepted inquiry gets 200 even above the limit.
    expect((await sendJson(origin, first)).status).toBe(200);
    expect(readdirSync(outbox)).toHaveLength(5);
    expect((await fetch(`${origin}/faq`)).status).toBe(200);
    // It ends by itself, or this never comes.
    await stop();
  },
);

test(
  'npm start without settings serves pages, sends no mail and logs what to set',
  {
    tag: ['@CALLS-11', '@CALLS-12', '@CALLS-29'],
  },
  async ({ browserName: _ }, info) => {
    const cwd = info.outputPath('empty');
    mkdirSync(cwd, { recursive: true });
    // No setting of the server makes a deploy preview of it.
    const site = await startSite({ npm_lifecycle_event: 'start', SITE_PREVIEW: '1' }, undefined, { cwd });
    expect(site.log()).toMatch(/SMTP_URL.*MAIL_OUTBOX_DIR/);
    // The default build has no public origin.
    expect(site.log()).toContain('built without NEXT_PUBLIC_SITE_URL');
    const refused = await sendJson(site.origin);
    expect([refused.status, typeof refused.body?.message]).toEqual([503, 'string']);
    expect(readdirSync(cwd)).toEqual([]);
    expect(await fetchForOperator(site.origin, '/healthz')).toEqual({
      status: 200,
      body: { ok: true, pages: expect.any(Number), preview: false },
    });
    expect(await fetchForOperator(site.origin, '/readyz')).toMatchObject({
      status: 503,
      body: { mail: { transport: null } },
    });
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    await site.stop();
  },
);

test('with an invalid setting or an unwritable outbox the server does not start and names the setting', {
  tag: '@CALLS-15',
}, async () => {
  const stopped = async (env: Record<string, string>, ...messages: string[]) => {
    const failed = startSite(env).then((site) => site.stop());
    for (const message of ['stopped with code 1', ...messages]) await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.not.toThrow('s3cret');
  };
  const unwritable = 'MAIL_OUTBOX_DIR must be a folder that this process can write to';
  await stopped({ MAIL_OUTBOX_DIR: '/dev/null/outbox' }, unwritable);
  const url = 'http://user:s3cret@relay.example';
  await stopped({ SMTP_URL: url, CONTACT_LIMIT: 'many' }, 'SMTP_URL must look like', 'CONTACT_LIMIT must be');
});
