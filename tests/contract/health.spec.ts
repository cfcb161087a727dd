import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '@/scripts/support/site';
import { sendJson } from '../support/contact-request';
import { type MailServer, startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const root = join(__dirname, '..', '..');
const TOKEN = 't'.repeat(32);

let relay: MailServer;
test.beforeEach(async () => {
  relay = await startMailServer();
});
test.afterEach(() => relay.stop());

/** Status and body of an operator's address. */
async function ask(origin: string, path: string) {
  const answer = await fetch(origin + path);
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  return { status: answer.status, body: await answer.json() };
}

/** Runs the probe against a site. */
const probe = (origin: string) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const script = ['--import', 'tsx', 'scripts/probe-inquiry.ts', origin];
    execFile(process.execPath, script, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });

test(
  'npm start without settings is alive, sends no mail, shows no metrics, and logs what to set',
  {
    tag: ['@CALLS-11', '@CALLS-12', '@CALLS-29'],
  },
  async ({ browserName: _ }, info) => {
    const cwd = info.outputPath('empty');
    mkdirSync(cwd, { recursive: true });
    // No setting of the server makes a preview of it.
    const site = await startSite({ npm_lifecycle_event: 'start', SITE_PREVIEW: '1' }, undefined, { cwd });
    expect(site.log()).toMatch(/SMTP_URL.*MAIL_OUTBOX_DIR/);
    // The default build is made for no address of its own.
    expect(site.log()).toContain('built without NEXT_PUBLIC_SITE_URL');
    const refused = await sendJson(site.origin);
    expect([refused.status, typeof refused.body?.message]).toEqual([503, 'string']);
    expect(readdirSync(cwd)).toEqual([]);
    expect(await ask(site.origin, '/healthz')).toEqual({
      status: 200,
      body: { ok: true, pages: expect.any(Number), preview: false },
    });
    expect(await ask(site.origin, '/readyz')).toMatchObject({
      status: 503,
      body: { mail: { transport: null } },
    });
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    await site.stop();
  },
);

test('/readyz knows what became of the last mail, and /metrics counts for those who know the token', {
  tag: '@CALLS-29',
}, async () => {
  const site = await startSite({ SMTP_URL: relay.url, METRICS_TOKEN: TOKEN, CONTACT_LIMIT: '2' });
  const fresh = await ask(site.origin, '/readyz');
  expect(fresh).toEqual({
    status: 200,
    body: { ok: true, mail: { transport: 'relay', last: null, sending: 0 }, redis: null },
  });
  expect(JSON.stringify(fresh)).not.toContain(new URL(relay.url).host);
  relay.behave({ kind: 'refuse', at: 'connect', code: 421 });
  expect((await sendJson(site.origin)).status).toBe(502);
  expect(await ask(site.origin, '/readyz')).toMatchObject({
    status: 503,
    body: { mail: { last: 'rejected' } },
  });
  expect((await ask(site.origin, '/healthz')).status).toBe(200);
  relay.behave({ kind: 'accept' });
  expect((await sendJson(site.origin)).status).toBe(200);
  expect(await ask(site.origin, '/readyz')).toMatchObject({
    status: 200,
    body: { mail: { last: 'accepted' } },
  });

  expect((await sendJson(site.origin)).status).toBe(429);
  await sendJson(site.origin, {});
  const metrics = (Authorization: string) => fetch(`${site.origin}/metrics`, { headers: { Authorization } });
  for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN]) expect((await metrics(wrong)).status).toBe(401);
  // Who goes on guessing is slowed down; the right token is always taken.
  const guesses = await Promise.all(Array.from({ length: 20 }, () => metrics('Bearer guess')));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  const answer = await metrics(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect((await answer.text()).split('\n')).toEqual(
    expect.arrayContaining([
      'contact_inquiries_total{outcome="accepted"} 1',
      'contact_inquiries_total{outcome="limited"} 1',
      'contact_inquiries_total{outcome="invalid"} 1',
      'contact_limits_hit_total{limit="valid"} 1',
      'contact_mail_seconds_count{result="accepted"} 1',
      'contact_mails_sending 0',
    ]),
  );
  await site.stop();
});

test('npm run probe:inquiry proves delivery, and reaches no mailbox but its own', {
  tag: '@CALLS-31',
}, async () => {
  const site = await startSite({ SMTP_URL: relay.url, PROBE_TO: 'probe@site.example' });
  relay.behave({ kind: 'refuse', at: 'data', code: 451 }, { kind: 'accept' });
  expect(await probe(site.origin)).toMatchObject({ code: 1, printed: expect.stringContaining('502') });
  expect(await probe(site.origin)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/delivered in \d+ ms/),
  });
  expect(relay.received.map(({ to }) => to)).toEqual([['probe@site.example']]);
  await site.stop();
});
