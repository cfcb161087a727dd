import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { sharedFaq } from '@/content/faq/faq';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

/**
 * At most this much for a page as opened: HTML, scripts and fonts in KB as sent, styles in KB compressed by themselves,
 * flight data (what React reads to attach) in KB, and elements. HTML, flight data and elements have room for an edit of
 * the content. Times are in `npm run bench`. Tools that
 * measure files, such as size-limit, do not know which scripts a page loads.
 */
const names = ['html', 'scripts', 'fonts', 'styles', 'flight', 'elements'] as const;
const ofContent: ReadonlySet<string> = new Set(['html', 'flight', 'elements']);
const CONTENT_ROOM = 1.1;
/** How many times as many entries a page has as when its limits were set. */
const growth: Record<string, number> = { [routes.faq]: sharedFaq.length / 47 };
const limits: Record<string, readonly number[]> = {
  '/': [46.5, 158, 24, 16.2, 69, 745],
  [routes.service('ai-training')]: [46, 166, 24, 14.7, 90, 855],
  [routes.article('build-buy-or-wait')]: [42, 154.5, 24, 14.1, 58, 525],
  [routes.pricingCalculator]: [36, 174.5, 24, 14.5, 53, 450],
  [routes.businessCase]: [47, 171.5, 37, 14.8, 78, 650],
  [routes.roiCalculator]: [36, 173, 24, 14.6, 40, 540],
  [routes.contact]: [30, 174, 24, 11.7, 38, 455],
  [routes.faq]: [42, 165, 24, 11.6, 58.5, 570],
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} stays within its size limits, and no other file blocks its first paint`, async ({ page }) => {
    const sent: Record<string, number> = {};
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    for (const request of requests) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const type = request.resourceType();
      sent[type] = (sent[type] ?? 0) + responseHeadersSize + responseBodySize;
    }
    const html = (await response?.text()) ?? '';
    const textOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text).join('');
    const flight = textOf(/<script[^>]*>self\.__next_f\.push\((.*?)\)<\/script>/gs);
    const elements = await page.locator('*').count();
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceEntry & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    const figures = [
      (sent.document ?? 0) / 1000,
      (sent.script ?? 0) / 1000,
      (sent.font ?? 0) / 1000,
      gzipSync(textOf(/<style>(.*?)<\/style>/gs)).length / 1000,
      flight.length / 1000,
      elements,
    ];
    expect(blocking).toEqual([]);
    const over = names.filter(
      (name, index) =>
        (figures[index] ?? 0) >
        (limit[index] ?? 0) * (ofContent.has(name) ? CONTENT_ROOM * (growth[path] ?? 1) : 1),
    );
    expect(over, JSON.stringify(figures)).toEqual([]);
  });
}
