import type { Browser, Request } from '@playwright/test';
import { ratio, type Target, table } from './table';

/** Bytes of one page: as sent, and of its HTML before compression. */
type Bytes = { requests: number; sent: Record<string, number>; html: number };

/** Opens a page with an empty cache on a phone's window and counts until the network has been idle. */
async function measure(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The lookup of the visitor's country is the one foreign request; it must not depend on the network.
  await context.route(/^https:\/\//, (route) => route.fulfill({ json: { country_code: 'US' } }));
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const bytes: Bytes = { requests: 0, sent: { all: 0 }, html: (await answer?.body())?.length ?? 0 };
  for (const request of requests.filter((one) => one.url().startsWith(new URL(url).origin))) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    bytes.requests += 1;
    for (const kind of ['all', request.resourceType()])
      bytes.sent[kind] = (bytes.sent[kind] ?? 0) + responseHeadersSize + responseBodySize;
  }
  await context.close();
  return bytes;
}

/** What each page brings over the wire, head and body. The first target is the blank app. */
export async function measureBytes(browser: Browser, targets: readonly Target[]): Promise<string> {
  const rows: { name: string; bytes: Bytes }[] = [];
  for (const { name, url } of targets) rows.push({ name, bytes: await measure(browser, url) });
  const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);
  const blank = rows[0]?.bytes.sent.script ?? 0;
  return table(
    ['page', 'KB in all', 'requests', 'HTML, raw KB', 'HTML', 'script', 'script / blank', 'style', 'font'],
    rows.map(({ name, bytes: { requests, sent, html } }) => [
      name,
      kilobytes(sent.all),
      requests,
      kilobytes(html),
      kilobytes(sent.document),
      kilobytes(sent.script),
      ratio(sent.script ?? 0, blank),
      kilobytes(sent.stylesheet),
      kilobytes(sent.font),
    ]),
  );
}
