import * as routes from '@/lib/routes';
import { menuLabel } from '../support/menu';
import { expect, test } from '../support/test';

/** How the browser got the page it shows: 'navigational-prefetch', or '' for a load of its own. */
const deliveryType = () =>
  performance
    .getEntriesByType('navigation')
    .map((entry) => (entry as PerformanceResourceTiming & { deliveryType: string }).deliveryType)[0];

test('a page is prefetched while the pointer rests on its link', async ({ page }) => {
  await page.goto(routes.about);
  const browser = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await browser.send('Preload.enable');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: menuLabel(routes.contact) })
    .first();
  await link.hover();
  expect(new URL(await fetched).pathname).toBe(routes.contact);
  await link.click();
  await expect(page).toHaveURL(routes.contact);
  expect(await page.evaluate(deliveryType)).toBe('navigational-prefetch');
});

test('files and API responses are never prefetched', async ({ page, request }) => {
  const response = await page.goto(routes.about);
  const rules = await request.get(JSON.parse(response?.headers()['speculation-rules'] ?? ''));
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = await rules.json();
  const [, { not }] = prefetch[0].where.and;
  const paths = [routes.download('ai-implementation-guide.pdf'), '/faq.md', routes.feed, routes.contactApi];
  // The browser reads these patterns as it reads those of the rules.
  const excluded = await page.evaluate(
    ({ patterns, all }) =>
      all.filter((path) =>
        patterns.some((pathname) =>
          // biome-ignore lint/suspicious/noExplicitAny: TypeScript's library of the browser lacks it.
          new (window as any).URLPattern({ pathname }).test({ pathname: path }),
        ),
      ),
    { patterns: not.href_matches as string[], all: [...paths, routes.service('ai-training')] },
  );
  expect(excluded).toEqual(paths);
});
