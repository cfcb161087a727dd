import { storedItems } from '@/content/legal/stored-items';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

test('the browser stores only what the cookies page lists', {
  tag: ['@CONSTANTS-02', '@DECISIONS-08'],
}, async ({ page, context }) => {
  const keys: string[] = storedItems.map(({ key }) => key);
  for (const path of [`${routes.caseStudies}?industry=x`, `${routes.businessCase}#v=1&owner=A`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !keys.includes(key))).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});
