import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '@/content/case-studies';
import { guides, guidesPage } from '@/content/guides';
import { resourcesPage } from '@/content/resources/resources-page';
import { videoFacets, videos, videoWords } from '@/content/videos';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

/** One component filters every list. What the lists hold, and how many each choice leaves, is in content.spec.ts. */

const list = routes.caseStudies;
const bar = (page: Page) => page.getByRole('region', { name: /^Filter / });
const choice = (page: Page, group: string, label: string) =>
  bar(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name: new RegExp(`^${label} \\d+$`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Expects the first badge with each label to have a color token as its background. */
async function expectColors(inside: Locator, tokens: Record<string, string>) {
  for (const [label, token] of Object.entries(tokens)) {
    const badge = inside.getByText(label, { exact: true }).first();
    const [shown, wanted] = await badge.evaluate((element, name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = `var(--${name})`;
      return [element, probe].map((one) => getComputedStyle(one).backgroundColor);
    }, token);
    expect(shown, label).toBe(wanted);
  }
}

test('two filters of the tutorials combine, and Clear Filters resets them', {
  tag: ['@VIDEOS-02', '@VIDEOS-03', '@VIDEOS-04'],
}, async ({ page }) => {
  const [categories, levels] = videoFacets;
  // What no tutorial has together.
  const [category, level] = categories!.options
    .flatMap((one) => levels!.options.map((other) => [one, other] as const))
    .find(
      ([one, other]) => !videos.some((video) => video.category === one.label && video.level === other.label),
    )!;
  await page.goto(`/resources/videos?category=${category.value}&level=${level.value}`);
  await expect(page.getByText(videoWords.none)).toBeVisible();
  await expect(choice(page, categories!.legend, category.label)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: videoWords.reset }).press('Enter');
  for (const { legend, all } of videoFacets)
    await expect(choice(page, legend, all)).toHaveAttribute('aria-pressed', 'true');
  const all = page.getByRole('region', { name: 'All Video Tutorials' });
  await expectColors(all.getByRole('article'), {
    Beginner: 'success-tint',
    Intermediate: 'sunk',
    Advanced: 'warning-tint',
  });
});

test('each guide card has its own anchor, and its type has a color', {
  tag: ['@RESOURCES-10', '@RESOURCES-18'],
}, async ({ page }) => {
  const { id, title } = guides.at(-1)!;
  await page.goto(`/resources/guides#guide-${id}`);
  const all = page.getByRole('region', { name: guidesPage.all.heading });
  await expect(all.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  await expectColors(all, { Guide: 'tint', Template: 'sunk', Checklist: 'success-tint' });
});

test('the popular downloads lead to their cards, whatever is filtered', {
  tag: ['@RESOURCES-02', '@RESOURCES-05', '@RESOURCES-18'],
}, async ({ page }) => {
  await page.goto(`${routes.resources}?type=calculator`);
  await expect(status(page)).toHaveText(/^\d+ of \d+ resources$/);
  const first = page.getByRole('region', { name: resourcesPage.popular.heading }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(0);
  await first.click();
  await expect(page).toHaveURL(/\/resources#[a-z0-9-]+$/);
  const card = page.getByRole('article', { name: title, exact: true });
  await expect(card).toBeInViewport();
  expect(await card.evaluate((one) => one.matches(':target'))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list has every entry whatever the query, and no control that needs a script', {
    tag: ['@CASES-05', '@DECISIONS-11', '@RESOURCES-16'],
  }, async ({ page }) => {
    await page.goto(`${list}?industry=${slug(caseStudies[0]!.industry)}`);
    await expect(cards(page)).toHaveCount(caseStudies.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    const { url, chart } = caseStudies[0]!;
    await page.goto(url);
    const main = page.getByRole('main');
    await main.getByText('Show the data').press('Enter');
    await expect(main.getByRole('table', { name: chart.detail.caption })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const drawing = main.getByRole('img', { name: chart.alt }).first().locator('svg');
    const printed = await drawing.evaluateAll((all) => all.filter((svg) => svg.checkVisibility()).length);
    expect(printed, 'one drawing on paper').toBe(1);
  });
});
