import { storedItems } from '@/content/legal/stored-items';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/detect';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true, country: 'GB' });

  test('Accept and Decline look the same, and before a choice only the currency lookup leaves the site', {
    tag: ['@DECISIONS-07', '@DECISIONS-08'],
  }, async ({ page, context, origin: own }) => {
    const away: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== own) away.push(url.href);
    });
    await page.goto(routes.services);
    await expect(page.getByRole('button', { name: 'Currency: GBP' })).toBeVisible();
    await page.goto(routes.about);
    const look = (element: Element) => {
      const { backgroundColor, color, borderColor, fontWeight, width, height } = getComputedStyle(element);
      return [backgroundColor, color, borderColor, fontWeight, width, height];
    };
    // Away from both, so that neither shows its hover.
    await page.mouse.move(700, 300);
    const [accept, decline] = ['Accept', 'Decline'].map((name) =>
      page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name }),
    );
    expect(await accept!.evaluate(look)).toEqual(await decline!.evaluate(look));
    expect(away).toEqual([DEFAULT_GEOLOCATION_URL]);
    expect(await context.cookies()).toEqual([]);
  });
});

test('after Decline the browser stores only what the cookies page lists, and scripts fetch only the manifest', {
  tag: ['@CALLS-16', '@CONSTANTS-02', '@CURRENCY-11', '@DECISIONS-08', '@ENTITIES-01'],
}, async ({ page, context, origin }) => {
  const keys: string[] = storedItems.map(({ key }) => key);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType()))
      fetched.add(request.url());
  });
  for (const path of ['/', `${routes.caseStudies}?industry=x`, `${routes.businessCase}#v=1&owner=A`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The manifest is the one file that the page reads by itself, to put the letter icon in.
    await page.waitForFunction(() => document.querySelector('link[rel="manifest"][href^="blob:"]'));
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !keys.includes(key))).toEqual([]);
  }
  expect([...fetched]).toEqual([`${origin}/manifest.webmanifest`]);
  expect(await context.cookies()).toEqual([]);
});
