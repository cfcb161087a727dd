import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { caseStudies } from '../../content/case-studies';
import { expect, test } from '../support/test';

const folder = join(__dirname, '../../.next/server/route-cache');
const stored = () => readdirSync(folder, { recursive: true }).sort();

/** Slugs that no study has: plain, in other spellings of a known one, and such as an attacker would try. */
const unknown = [
  'no-such-study',
  'Retail-Customer-Insights',
  'retail%2Dcustomer%2Dinsights',
  'retail-customer-insights.html',
  'a%2Fb',
  '..%2f..%2fetc',
  '%2F%2Fevil.example',
  '%E0%A4%A',
  '%00',
  '%C3%BCn%C3%AF',
  'constructor',
  'nope?industry=retail&_rsc=1',
];

test('CASES-06 an unknown slug leads to the list by a 307 that nothing stores', async ({ request }) => {
  const before = stored();
  for (const slug of unknown) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`/case-studies/${slug}`, { method, maxRedirects: 0 });
      expect([slug, method, answer.status()]).toEqual([slug, method, 307]);
      expect(answer.headers().location).toBe('/case-studies');
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(answer.headers()['x-nextjs-cache']).toBeUndefined();
    }
  }
  expect(stored()).toEqual(before);
});

test('CASES-06 ROUTE-10 known slugs are served as they are', async ({ request }) => {
  for (const { url } of caseStudies) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect([url, answer.status()]).toEqual([url, 200]);
  }
});

test('CASES-06 the redirect replaces the address: Back does not fall into it', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/case-studies/no-such-study');
  await expect(page).toHaveURL('/case-studies');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
