import { cookiesPage } from '../../content/legal/cookies';
import { privacyPolicy } from '../../content/legal/privacy-policy';
import { termsOfService } from '../../content/legal/terms-of-service';
import { storedItems } from '../../lib/storage/stored-items';
import { expect, test } from '../support/test';

test('each legal page has its date and its sections, and its contents lead to them', {
  tag: ['@ROUTE-11', '@DECISIONS-16'],
}, async ({ page }) => {
  for (const [path, heading, { sections }] of [
    ['/legal/privacy-policy', 'Privacy Policy', privacyPolicy],
    ['/legal/terms-of-service', 'Terms of Service', termsOfService],
    ['/legal/cookies', 'Cookies', cookiesPage],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Last updated: May 7, 2025', { exact: true })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(sections.map((section) => section.heading));
  }
  const last = cookiesPage.sections.at(-1);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(`/legal/cookies#${last?.id}`);
  await expect(page.getByRole('heading', { name: last?.heading, exact: true })).toBeInViewport();
});

test('the cookies page lists everything that the site stores, and nothing else is stored', {
  tag: ['@CONSTANTS-02', '@DECISIONS-08'],
}, async ({ page, context }) => {
  await page.goto('/legal/cookies');
  await expect(page.getByRole('main')).toContainText(
    'Non-essential cookies can be accepted or declined on your first visit, and changed later',
  );
  const optional = page.getByRole('region', { name: 'What is optional' });
  await expect(optional).toContainText('the service ipapi.co looks up your country');
  await expect(optional).toContainText('We do not count visits');
  const rows = page.getByRole('table', { name: 'What this site stores in your browser' }).getByRole('row');
  await expect(rows).toHaveCount(storedItems.length + 1);
  for (const [index, { key, what, why, until, area }] of storedItems.entries()) {
    const row = rows.nth(index + 1);
    await expect(row.getByRole('rowheader')).toHaveText(`${what}. ${why}.`);
    const where = area === 'localStorage' ? 'This browser' : 'This tab';
    await expect(row.getByRole('cell')).toHaveText([key, where, until]);
  }

  const keys: string[] = storedItems.map(({ key }) => key);
  for (const path of ['/case-studies?industry=retail', '/tools/business-case#v=1&owner=A']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !keys.includes(key))).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the answer is given, shown and changed on the cookies page', {
    tag: ['@DECISIONS-07', '@CONSTANTS-02'],
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

  test('the cookies page reads whole and has no control that could do nothing', {
    tag: '@DECISIONS-07',
  }, async ({ page }) => {
    await page.goto('/legal/cookies');
    await expect(page.getByRole('button', { name: 'Change your choice' })).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('Without JavaScript, your browser stores nothing')).toBeVisible();
  });
});
