import type { Page } from '@playwright/test';
import { themes } from '@/lib/theme';
import { axeFindings } from '../support/axe';
import { type Site, startSite, variantFolder } from '../support/site';
import { expect, test, viewports } from '../support/test';

let preview: Site;

test.beforeAll(async () => {
  preview = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
});
// A page that is still open would hold the server back.
test.afterEach(({ page }) => page.goto('about:blank').then(() => undefined));
test.afterAll(() => preview.stop());

/** What axe finds in every theme. */
async function axeInThemes(page: Page): Promise<string[]> {
  const lines = await axeFindings(page);
  // Other themes change colors only.
  for (const theme of themes.slice(1)) {
    await page.evaluate((name) => document.body.setAttribute('class', name), theme);
    lines.push(...(await axeFindings(page, ['color-contrast'])).map((line) => `${theme}: ${line}`));
  }
  return lines;
}

test('/preview has a verdict, names what changed and what is missing, and asks crawlers to leave', {
  tag: '@full',
}, async ({ page }) => {
  const answer = await page.goto(`${preview.origin}/preview`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByRole('heading', { level: 1, name: 'Not ready to publish' })).toBeVisible();
  await page.getByRole('link', { name: 'To replace before launch' }).click();
  await expect(page.getByRole('heading', { name: 'To replace before launch' })).toBeInViewport();
  await expect(page.getByText(/^content\/testimonials\.ts:1: .*before launch/)).toBeVisible();

  const changed = page.locator('#changed');
  for (const path of ['/services/ai-audit', '/blog/an-unfinished-thought'])
    await expect(changed.getByRole('link', { name: path, exact: true }).first()).toBeVisible();
  await expect(changed.getByText('/company/team leads to /about')).toBeVisible();
  await expect(changed.getByRole('deletion').filter({ hasText: 'Emberlane' }).first()).toBeVisible();
  await expect(page.getByText(/An unfinished thought .*shown in this preview only/)).toBeVisible();
  await expect(page.getByText(/News of tomorrow .* January 1, 2999/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'How a shared link to /about looks' })).toBeAttached();
});

for (const [size, viewport] of Object.entries(viewports)) {
  test(`axe finds nothing on /preview and on a page whose texts are shown, ${size}`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.goto(`${preview.origin}/preview`);
    expect(await axeInThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.goto(`${preview.origin}/services/ai-onboarding`);
    await page.getByRole('button', { name: 'Show where texts are' }).click();
    await page
      .getByRole('button', { name: /^Start with an exit plan|^Business AI Onboarding: content\/services/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Where this text is' })).toBeVisible();
    expect(await axeInThemes(page)).toEqual([]);
  });
}

test('with the keyboard: show the texts, choose one, read its file and line, go back, and turn it off', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${preview.origin}/faq`);
  const toggle = page.getByRole('button', { name: 'Show where texts are' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\d+ texts/ })).toBeVisible();
  const spot = page.getByRole('button', {
    name: /^How long does an AI project take\?: content\/faq\.ts, line \d+$/,
  });
  // Frames follow the button in the order of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('button').first()).not.toBeFocused();
  await spot.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Where this text is' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(/content\/faq\.ts, line \d+ \(.*question\)/);
  await expect(panel.getByRole('link', { name: 'Edit content/faq.ts' })).toHaveAttribute(
    'href',
    /^https:\/\/host\.example\/edit\/main\/content\/faq\.ts#L\d+$/,
  );
  await page.keyboard.press('Escape');
  await expect(spot).toBeFocused();
  await toggle.click();
  await expect(spot).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

  test('a tap on a text names its place and follows no link; a button of the bar does', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`${preview.origin}/services`);
    await page.getByRole('button', { name: 'Show where texts are' }).tap();
    await page
      .getByRole('button', { name: /^Services: / })
      .first()
      .waitFor();
    const link = page
      .getByRole('button', { name: /^Details about AI Training|^AI Training & Education: content/ })
      .first();
    await link.tap();
    await expect(page.getByRole('region', { name: 'Where this text is' })).toContainText(
      'content/services/ai-training.ts',
    );
    await expect(page).toHaveURL(/\/services$/);
  });
});
