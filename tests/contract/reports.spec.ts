import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, startSite } from '@/scripts/support/site';
import { send } from '../support/contact-request';
import { expect, test } from '../support/test';
import { variantFolder } from '../support/variant';

const PATH = '/api/reports';
const TYPED = 'tYpEd-4711';

/** Sends a report as a browser does. */
async function report(
  origin: string,
  body: unknown,
  type = 'application/reports+json',
  headers: Record<string, string> = {},
): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (
    await fetch(origin + PATH, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body: text })
  ).status;
}

const crash = (origin: string) => [
  { type: 'crash', url: `${origin}/faq?q=${TYPED}`, body: { reason: 'oom' } },
];

test('reports are off by default: no address, no header, no script', {
  tag: ['@CALLS-30', '@CALLS-17'],
}, async ({ site, request }) => {
  expect(await report(site.origin, crash(site.origin))).toBe(404);
  const page = await request.get('/contact');
  expect(page.headers()['reporting-endpoints']).toBeUndefined();
  expect(page.headers()['content-security-policy']).not.toContain('report');
  expect(await page.text()).not.toMatch(/api\/reports|sendBeacon/);
  const statics = join(__dirname, '../../.next/static');
  const scripts = readdirSync(statics, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  for (const name of scripts) expect(readFileSync(join(statics, name), 'utf8')).not.toContain('api/reports');
  expect(await (await request.get('/legal/privacy-policy')).text()).not.toContain('fails in your browser');
});

test.describe('a build with BROWSER_REPORTS=1', { tag: '@full' }, () => {
  let on: Site;
  test.beforeAll(async () => {
    on = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
  });
  // A page that is still open would hold the server back.
  test.afterEach(({ page }) => page.goto('about:blank').then(() => undefined));
  test.afterAll(() => on.stop());

  test('takes reports of its own pages, logs a line for each, and says so on the privacy page', {
    tag: '@CALLS-30',
  }, async ({ request }) => {
    expect(await report(on.origin, crash(on.origin))).toBe(204);
    const older = { 'csp-report': { 'document-uri': `${on.origin}/faq`, 'blocked-uri': TYPED } };
    expect(await report(on.origin, older, 'application/csp-report')).toBe(204);
    const lines = on
      .log()
      .split('\n')
      .filter((line) => line.includes('browser.report'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ type: 'crash', page: '/faq', name: 'oom' }),
      expect.objectContaining({ type: 'csp-violation', page: '/faq', blocked: 'other' }),
    ]);

    const foreign = { Origin: 'https://evil.example' };
    expect(await report(on.origin, crash(on.origin), undefined, foreign)).toBe(403);
    expect(await report(on.origin, `{"${TYPED}"`)).toBe(400);
    expect(await report(on.origin, [{ type: TYPED }])).toBe(400);
    expect(await report(on.origin, crash(on.origin), 'text/plain')).toBe(415);
    expect(await report(on.origin, ' '.repeat(70_000))).toBe(413);
    expect((await fetch(on.origin + PATH)).status).toBe(405);
    expect(on.log()).not.toContain(TYPED);

    const privacy = await request.get(`${on.origin}/legal/privacy-policy`);
    expect(await privacy.text()).toContain('When a page fails in your browser');
    expect(privacy.headers()['reporting-endpoints']).toBe('default="/api/reports"');
    expect(privacy.headers()['content-security-policy']).toMatch(
      /report-uri \/api\/reports; report-to default$/,
    );
  });

  test.describe('with an error in the page', () => {
    test.use({ allowedErrors: [/planted|Content Security Policy|policy: |ERR_BLOCKED/] });

    test('a browser reports an uncaught error and a refusal of the policy, without what was typed', {
      tag: '@CALLS-30',
    }, async ({ page }) => {
      const before = on.log().length;
      await page.goto(`${on.origin}/blog?q=${TYPED}`);
      await page.evaluate((typed) => {
        setTimeout(() => {
          throw new TypeError(`planted ${typed}`);
        });
        const image = new Image();
        image.src = `https://evil.example/${typed}.png`;
        document.body.append(image);
      }, TYPED);
      const lines = () => on.log().slice(before);
      await expect
        .poll(lines, { timeout: 20_000 })
        .toMatch(/"type":"error","page":"\/blog".*"name":"TypeError"/);
      expect(lines()).not.toContain(TYPED);
    });
  });

  test('a client that sends too many is told to wait', { tag: '@CALLS-30' }, async () => {
    const site = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
    const sent = await Promise.all(Array.from({ length: 40 }, () => report(site.origin, crash(site.origin))));
    expect(sent.filter((status) => status === 204)).toHaveLength(30);
    expect(sent.filter((status) => status === 429)).toHaveLength(10);
    // The form has limits of its own.
    expect((await send(site.origin, '{}', { 'Content-Type': 'application/json' })).status).toBe(400);
    await site.stop();
  });
});
