import { createHash } from 'node:crypto';
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

/**
 * The bonus points and losses of the MDN HTTP Observatory that this site can have, as published in
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js, for a site served over https
 * that answers http with a redirect to https, as deploy/ does. 100 to begin with; 100 and more is an A+.
 */
function observatory(headers: Headers, html: string): Record<string, number> {
  const policy = parsed(headers.get('content-security-policy'));
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const unsafe = (sources: string[]) =>
    sources.some((source) => /^(\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/.test(source));
  const strict = !unsafe(of('script-src')) && !unsafe(of('style-src')) && !unsafe(of('object-src'));
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const own = scripts.every(([, src = '']) => src.startsWith('/') && !src.startsWith('//'));
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const strictNone = policy.get('default-src')?.join() === "'none'";
  return {
    csp: !strict ? -20 : strictNone ? 10 : 5,
    cookies: headers.has('set-cookie') ? -20 : 0,
    cors: headers.has('access-control-allow-origin') ? -50 : 0,
    referrer: headers.get('referrer-policy') === 'strict-origin-when-cross-origin' ? 5 : -5,
    hsts: age >= 15_768_000 ? 0 : -20,
    integrity: own && scripts.every(([tag]) => tag.includes(' integrity="sha256-')) ? 5 : -5,
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    resource: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  };
}

async function addresses(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('every page scores 135 points, an A+, by the arithmetic of the HTTP Observatory', async ({ site }) => {
  const paths = [...(await addresses(site.origin)), '/no/such/page', '/no/such.html'];
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const response = await fetch(site.origin + path);
    const points = observatory(response.headers, await response.text());
    const sum = Object.values(points).reduce((total, value) => total + value, 100);
    expect({ path, sum, points }).toMatchObject({ path, sum: 135 });
  }
});

test('a page allows its own inline scripts by their hashes, and its files are what their integrity says', async ({
  site,
}) => {
  const digest = (data: string | Buffer) => `sha256-${createHash('sha256').update(data).digest('base64')}`;
  for (const path of ['/', '/contact', '/no/such/page']) {
    const response = await fetch(site.origin + path);
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
      const file = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer());
      expect(tag).toContain(` integrity="${digest(file)}"`);
    }
  }
});

test('files and answers of the API are no pages and may load nothing', async ({ site }) => {
  const paths = [
    '/api/contact',
    '/robots.txt',
    '/logo-mark.svg',
    '/about.md',
    '/downloads/ai-roi-worksheet.xlsx',
  ];
  for (const path of paths) {
    const { headers } = await fetch(site.origin + path);
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; base-uri 'none'/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});
