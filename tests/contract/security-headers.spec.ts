import { createHash } from 'node:crypto';
import { templates } from '../support/every-route';
import { expect, test } from '../support/test';

/** A policy as a map from directive to sources. */
function parsed(policy: string | null): Map<string, string[]> {
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('every kind of page has a strict Content-Security-Policy and the other security headers', async ({
  request,
}) => {
  for (const path of [...templates.map((template) => template.path), '/no/such/page', '/no/such.html']) {
    const headers = (await request.get(path)).headers();
    const policy = parsed(headers['content-security-policy'] ?? null);
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
    expect(headers['content-security-policy'], path).not.toMatch(
      /(?:script|style)-src [^;]*(?:'unsafe-|\*|https?:)/,
    );
    expect(headers, path).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])).toBeGreaterThan(
      15e6,
    );
  }
});

test('the CSP of a page allows its inline scripts by hash, and script files match their integrity', async ({
  origin,
}) => {
  const digest = (data: string | Buffer) => `sha256-${createHash('sha256').update(data).digest('base64')}`;
  for (const path of ['/', '/contact', '/no/such/page']) {
    const response = await fetch(origin + path);
    const html = await response.text();
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '', text]) => text !== '' && !attributes.includes('application/ld+json'))
      .map(([, , text = '']) => `'${digest(text)}'`);
    const allowed = parsed(response.headers.get('content-security-policy')).get('script-src');
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...inline]));
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => / src="/.test(tag));
    expect(scripts.length).toBeGreaterThan(3);
    for (const tag of scripts) {
      const [, src = ''] = / src="([^"]+)"/.exec(tag) ?? [];
      const file = Buffer.from(await (await fetch(origin + src)).arrayBuffer());
      expect(tag).toContain(` integrity="${digest(file)}"`);
    }
  }
});

test('without nginx, files, redirects and errors have each security header once, and load nothing', async ({
  request,
  origin,
}) => {
  for (const [method, path, status] of [
    ['GET', '/robots.txt', 200],
    ['GET', '/logo-mark.svg', 200],
    ['GET', '/about.md', 200],
    ['GET', '/downloads/ai-roi-worksheet.xlsx', 200],
    ['GET', '/api/contact', 405],
    ['GET', '/faq/', 308],
    ['GET', '/blog/page/1', 308],
    ['GET', '/solutions/industries', 308],
    ['GET', '/case-studies/none', 307],
    ['POST', '/faq', 405],
  ] as const) {
    const response = await fetch(origin + path, { method, redirect: 'manual' });
    expect([path, response.status]).toEqual([path, status]);
    // Two policies would be joined by a comma.
    expect(response.headers.get('content-security-policy'), path).toMatch(
      /^default-src 'none'; base-uri 'none'[^,]*$/,
    );
    expect(Object.fromEntries(response.headers), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  // A 304 must not replace the policy of the page that the browser has.
  const page = await request.get('/faq');
  const { etag = '', 'content-security-policy': policy } = page.headers();
  const unchanged = await request.get('/faq', { headers: { 'If-None-Match': etag } });
  expect(unchanged.status()).toBe(304);
  expect([undefined, policy]).toContain(unchanged.headers()['content-security-policy']);
});
