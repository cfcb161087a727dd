import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

/**
 * At most this much of a page as opened: scripts and fonts in KB as sent, styles in KB compressed by themselves. Times
 * are in `npm run bench`. Tools that measure files, such as size-limit, do not know which scripts a page loads.
 */
const names = ['scripts', 'fonts', 'styles'] as const;
const limits: Record<string, readonly number[]> = {
  '/': [158, 24, 16.2],
  [routes.service('ai-training')]: [166, 24, 14.7],
  [routes.article('build-buy-or-wait')]: [154.5, 24, 14.1],
  [routes.pricingCalculator]: [174.5, 24, 14.5],
  [routes.businessCase]: [171.5, 37, 15],
  [routes.roiCalculator]: [173, 24, 14.6],
  [routes.contact]: [174, 24, 11.7],
  [routes.faq]: [165, 24, 11.6],
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} stays within its size limits, and no other file blocks its first paint`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const sent: Record<string, number> = {};
    for (const request of requests) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const type = request.resourceType();
      sent[type] = (sent[type] ?? 0) + (responseHeadersSize + responseBodySize) / 1000;
    }
    const html = (await response?.text()) ?? '';
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceEntry & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    const figures = [sent.script ?? 0, sent.font ?? 0, gzipSync(styles).length / 1000];
    const over = names.filter((_, index) => (figures[index] ?? 0) > (limit[index] ?? 0));
    expect(over, JSON.stringify(figures)).toEqual([]);
  });
}
