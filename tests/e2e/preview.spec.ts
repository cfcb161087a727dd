import type { Page } from '@playwright/test';
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

const showTexts = async (page: Page) => {
  await page.getByRole('button', { name: 'Show where texts are' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ texts/ })).toBeVisible();
};

test('/preview has a verdict and tells causes with drafts marked, and asks crawlers to leave', {
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

test('a change can be filtered, checked and linked to, and stays checked in this browser', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${preview.origin}/preview`);
  const cards = page.locator('section[data-cause]');
  const draft = cards.filter({ hasText: 'An unfinished thought' }).first();
  await page.getByRole('searchbox', { name: /^Filter/ }).pressSequentially('an unfinished thought');
  await expect(draft).toBeVisible();
  await expect(
    cards.filter({ hasText: 'content/site/home.ts' }).filter({ hasNotText: 'unfinished' }).first(),
  ).toBeHidden();
  await draft.getByRole('checkbox', { name: 'Checked' }).press('Space');
  await page.reload();
  await expect(draft.getByRole('checkbox', { name: 'Checked' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Hide what is checked' }).press('Space');
  await expect(draft).toBeHidden();

  // A link opens what is folded around the change.
  const link = page
    .locator('section[data-cause] details')
    .getByRole('link', { includeHidden: true, name: /^Link to this change/ })
    .first();
  const target = (await link.getAttribute('href')) ?? '';
  await page.goto(`${preview.origin}/preview${target}`);
  await page.reload();
  await expect(page.locator(target)).toBeInViewport();
});

test('axe finds nothing on /preview and on a page whose texts are shown', {
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
    await showTexts(page);
    await page
      .getByRole('button', {
        name: /^Business AI Onboarding: content\/services\/ai-onboarding\.ts, line \d+$/,
      })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Where this text is' })).toBeVisible();
    expect(await axeInThemes(page)).toEqual([]);
  }
});

test('by keyboard a text is chosen and shows its place, and Escape ends it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${preview.origin}/faq`);
  const toggle = page.getByRole('button', { name: 'Show where texts are' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\d+ texts/ })).toBeVisible();
  const overlay = page.getByRole('button', {
    name: /^How long does an AI project take\?: content\/faq\/faq\.ts, line \d+$/,
  });
  // Frames follow the button in the order of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('button').first()).not.toBeFocused();
  await overlay.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Where this text is' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(/content\/faq\/faq\.ts, line \d+ \(sharedFaq\.0\.question\)/);
  await expect(panel.getByRole('link', { name: 'Edit content/faq/faq.ts' })).toHaveAttribute(
    'href',
    /^https:\/\/host\.example\/edit\/main\/content\/faq\/faq\.ts#L\d+$/,
  );
  await page.keyboard.press('Escape');
  await expect(overlay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('calculated prices, words of drawings and closed answers have a place', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${preview.origin}/services/ai-training`);
  await showTexts(page);
  await expect(
    page.getByRole('button', { name: /^\$[\d,]+: content\/pricing\/pricing-rules\.ts/ }).first(),
  ).toBeVisible();
  await page.goto(`${preview.origin}/faq`);
  await showTexts(page);
  const answers = page.getByRole('button', { name: /: content\/faq\/faq\.ts, line \d+$/ });
  await expect.poll(() => answers.count()).toBeGreaterThan(10);
  await page.goto(`${preview.origin}/blog/train-team-ai-tools-approach`);
  await showTexts(page);
  await expect(
    page.getByRole('button', { name: /^Drafting the reply: content\/articles\/train-team/ }).first(),
  ).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

  test('a tap on a text names its place and follows no link', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`${preview.origin}/services`);
    await page.getByRole('button', { name: 'Show where texts are' }).tap();
    const title = page.getByRole('button', { name: /^AI Training & Education: content/ }).first();
    await title.tap();
    await expect(page.getByRole('region', { name: 'Where this text is' })).toContainText(
      'content/services/ai-training.ts',
    );
    await expect(page).toHaveURL(/\/services$/);
  });
});
