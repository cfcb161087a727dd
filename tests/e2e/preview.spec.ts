import { home } from '@/content/site/home';
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
  for (const name of ['New: AI System Optimization', 'New: An unfinished thought (draft)'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('deletion').filter({ hasText: 'Emberlane' }).first()).toBeVisible();
  await expect(page.getByText(/An unfinished thought: in this preview only/)).toBeVisible();
  await expect(page.getByText(/News of tomorrow: .* January 1, 2999/)).toBeVisible();
});

test('a click on a text tells its file and line, and typing it does too', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(preview.origin);
  const bar = page.getByRole('region', { name: 'Preview' });
  const answer = bar.getByRole('status');
  await bar.getByRole('button', { name: 'Click a text' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: home.hero.actions[0].label }).first().click();
  await expect(
    answer.getByRole('link', { name: /^content\/site\/home\.ts, line \d+$/ }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${preview.origin}/`);
  const link = answer.getByRole('link').first();
  expect(await link.getAttribute('href')).toMatch(
    /^https:\/\/host\.example\/edit\/main\/content\/site\/home\.ts#L\d+$/,
  );
  await bar.getByRole('searchbox', { name: 'or type it' }).fill('Nobody wrote this 1');
  await expect(answer).toContainText('No file has these words');
  await bar.getByRole('button', { name: 'Click a text' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label }).first().click();
  await expect(page).toHaveURL(`${preview.origin}/services`);
  await expect(bar).toBeVisible();
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
