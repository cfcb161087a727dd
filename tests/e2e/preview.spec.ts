import { type Site, startSite } from '@/scripts/support/site';
import { axeInThemes } from '../support/axe';
import { expect, test, viewports } from '../support/test';
import { variantFolder } from '../support/variant';

let preview: Site;

test.beforeAll(async () => {
  preview = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
});
// A page that is still open would hold the server back.
test.afterEach(({ page }) => page.goto('about:blank').then(() => undefined));
test.afterAll(() => preview.stop());

test('/preview has a verdict and the changes, with drafts marked, and asks crawlers to leave', {
  tag: '@full',
}, async ({ page }) => {
  const answer = await page.goto(`${preview.origin}/preview`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByRole('heading', { level: 1, name: /eady to publish$/ })).toBeVisible();

  const changed = page.locator('#changed');
  await expect(changed.getByRole('heading', { name: /New page AI System Optimization/ })).toBeVisible();
  await expect(changed.getByRole('heading', { name: /Draft An unfinished thought/ })).toBeVisible();
  await expect(changed.getByRole('deletion').filter({ hasText: 'Emberlane' }).first()).toBeVisible();
  await expect(page.getByText(/An unfinished thought: in this preview only/)).toBeVisible();
  await expect(page.getByText(/News of tomorrow: .* January 1, 2999/)).toBeVisible();
  // What the published site has too is no news.
  const placeholders = page.locator('#placeholders');
  await expect(placeholders.getByText('OK', { exact: true })).toBeVisible();
  await placeholders.getByText(/on the published site already/).click();
  await expect(
    placeholders.getByRole('link', { name: /^content\/company\/testimonials\.ts, line \d+$/ }),
  ).toBeVisible();
});

test('a change can be filtered and checked, and stays checked in this browser', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${preview.origin}/preview`);
  const cards = page.locator('section[data-change]');
  const draft = cards.filter({ hasText: 'An unfinished thought' }).first();
  await page.getByRole('searchbox', { name: /^Filter/ }).pressSequentially('an unfinished thought');
  await expect(draft).toBeVisible();
  await expect(cards.filter({ hasNotText: /an unfinished thought/i }).first()).toBeHidden();
  await draft.getByRole('checkbox', { name: 'Checked' }).press('Space');
  await page.reload();
  await expect(draft.getByRole('checkbox', { name: 'Checked' })).toBeChecked();
});

test('axe finds nothing on /preview and on a page with the bar', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(240_000);
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto(`${preview.origin}/preview`);
    expect(await axeInThemes(page)).toEqual([]);
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    await page.goto(`${preview.origin}/services/ai-onboarding`);
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    expect(await axeInThemes(page)).toEqual([]);
  }
});
