import { storedItems } from '@/content/legal/stored-items';
import { expect, test } from '../support/test';

test('nothing is stored but what the cookies page lists', {
  tag: ['@CONSTANTS-02', '@DECISIONS-08'],
}, async ({ page, context }) => {
  const keys: string[] = storedItems.map(({ key }) => key);
  for (const path of ['/case-studies?industry=x', '/tools/business-case#v=1&owner=A']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !keys.includes(key))).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the answer is given, shown and changed on the cookies page', {
    tag: ['@engines', '@DECISIONS-07', '@CONSTANTS-02'],
  }, async ({ page }) => {
    await page.goto('/legal/cookies');
    const banner = page.getByRole('region', { name: 'Cookies', exact: true });
    const answer = page
      .getByRole('region', { name: 'Your choice' })
      .getByText(/^You (haven|accepted|declined)/);
    await expect(banner).toBeVisible();
    await expect(answer).toHaveText('You haven’t chosen yet.');
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect(banner).toBeHidden();
    await expect(answer).toContainText('You accepted');
    // The banner confirms it aloud, once.
    await expect(page.getByRole('status').filter({ hasText: /accepted/i })).toHaveCount(1);
    await page.getByRole('button', { name: 'Change your choice' }).click();
    await expect(banner).toBeFocused();
    await banner.getByRole('button', { name: 'Decline' }).click();
    await expect(answer).toContainText('You declined');
    await expect(page.getByRole('button', { name: 'Change your choice' })).toBeFocused();
    await page.reload();
    await expect(answer).toContainText('You declined');
    await expect(banner).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cookies page has no control that could do nothing', { tag: '@DECISIONS-07' }, async ({
    page,
  }) => {
    await page.goto('/legal/cookies');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change your choice' })).toHaveCount(0);
  });
});
