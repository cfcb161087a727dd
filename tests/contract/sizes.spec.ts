import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';

/**
 * At most this much for a page as opened: HTML, scripts and fonts in KB as sent, styles in KB compressed by themselves,
 * flight data (what React reads to attach) in KB, elements, and client components. Times are in `npm run bench`. Tools that
 * measure files, such as size-limit, do not know which scripts a page loads.
 */
const limits = {
  '/': { html: 50, scripts: 160, fonts: 30, styles: 20, flight: 70, elements: 1300, clientParts: 40 },
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} stays within its sizes, and its first paint waits for no other file`, async ({ page }) => {
    const sent: Record<string, number> = {};
    page.on('requestfinished', async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const type = request.resourceType();
      sent[type] = (sent[type] ?? 0) + responseHeadersSize + responseBodySize;
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    const textOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text).join('');
    const flight = textOf(/<script[^>]*>self\.__next_f\.push\((.*?)\)<\/script>/gs);
    const { elements, blocking } = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      blocking: performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    }));
    const figures = {
      html: (sent.document ?? 0) / 1000,
      scripts: (sent.script ?? 0) / 1000,
      fonts: (sent.font ?? 0) / 1000,
      styles: gzipSync(textOf(/<style>(.*?)<\/style>/gs)).length / 1000,
      flight: flight.length / 1000,
      elements,
      clientParts: flight.match(/\\n[0-9a-f]+:I\[/g)?.length ?? 0,
    };
    expect(blocking).toEqual([]);
    const over = Object.entries(figures).filter(([name, figure]) => figure > limit[name as keyof typeof limit]);
    expect(over, JSON.stringify(figures)).toEqual([]);
  });
}
