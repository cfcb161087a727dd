import type { Browser } from '@playwright/test';

/** What one page brought over the wire, by kind, as Chromium counts it: head and body, compressed. */
export type Traffic = {
  path: string;
  requests: number;
  transferred: number;
  byKind: Record<string, { requests: number; transferred: number; decoded: number }>;
};

const KINDS: Record<string, string> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/**
 * Opens a page with an empty cache on a phone's window and counts until the network has been idle.
 *
 * @param origin where the page is served.
 */
export async function measureTraffic(browser: Browser, origin: string, path: string): Promise<Traffic> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The lookup of the visitor's country is the one foreign request; it must not depend on the network.
  await context.route(/^https:\/\//, (route) => route.fulfill({ json: { country_code: 'US' } }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const answers = new Map<string, { kind: string; own: boolean; transferred: number; decoded: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, {
      kind: KINDS[type] ?? 'other',
      own: response.url.startsWith(origin),
      transferred: 0,
      decoded: 0,
    }),
  );
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.decoded += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.transferred = encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await context.close();

  const byKind: Traffic['byKind'] = {};
  let requests = 0;
  let transferred = 0;
  for (const { kind, own, ...bytes } of answers.values()) {
    if (!own) continue;
    byKind[kind] ??= { requests: 0, transferred: 0, decoded: 0 };
    const sum = byKind[kind];
    sum.requests += 1;
    sum.transferred += bytes.transferred;
    sum.decoded += bytes.decoded;
    requests += 1;
    transferred += bytes.transferred;
  }
  return { path, requests, transferred, byKind };
}
