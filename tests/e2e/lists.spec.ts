import type { Locator } from '@playwright/test';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { guides, guidesPage } from '@/content/guides';
import { resourcesPage } from '@/content/resources/resources-page';
import { videoFacets, videos, videoWords } from '@/content/videos';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

/** One component filters every list. What the lists hold, and how many each choice leaves, is in content.spec.ts. */

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

test('two filters of the tutorials combine, Clear Filters resets them, and badges have their colors', {
  tag: ['@RESOURCES-10', '@VIDEOS-02', '@VIDEOS-03', '@VIDEOS-04'],
}, async ({ page }) => {
  const [categories, levels] = videoFacets;
  // What no tutorial has together.
  const [category, level] = categories!.options
    .flatMap((one) => levels!.options.map((other) => [one, other] as const))
    .find(
      ([one, other]) => !videos.some((video) => video.category === one.label && video.level === other.label),
    )!;
  const choice = (group: string, label: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${label} \\d+$`) });
  await page.goto(`/resources/videos?category=${category.value}&level=${level.value}`);
  await expect(page.getByText(videoWords.none)).toBeVisible();
  await expect(choice(categories!.legend, category.label)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: videoWords.reset }).press('Enter');
  for (const { legend, all } of videoFacets)
    await expect(choice(legend, all)).toHaveAttribute('aria-pressed', 'true');
  await expectColors(page.getByRole('region', { name: 'All Video Tutorials' }).getByRole('article'), {
    Beginner: 'success-tint',
    Intermediate: 'sunk',
    Advanced: 'warning-tint',
  });
  await page.goto(routes.guides);
  await expectColors(page.getByRole('region', { name: guidesPage.all.heading }), {
    Guide: 'tint',
    Template: 'sunk',
    Checklist: 'success-tint',
  });
});

test('popular downloads lead to their cards under any filter, and each guide has an anchor', {
  tag: ['@RESOURCES-02', '@RESOURCES-05', '@RESOURCES-18'],
}, async ({ page }) => {
  await page.goto(`${routes.resources}?type=calculator`);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ of \d+ resources$/);
  const first = page.getByRole('region', { name: resourcesPage.popular.heading }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  const card = page.getByRole('article', { name: title, exact: true });
  await expect(card).toHaveCount(0);
  await first.click();
  await expect(page).toHaveURL(/\/resources#[a-z0-9-]+$/);
  await expect(card).toBeInViewport();
  expect(await card.evaluate((one) => one.matches(':target'))).toBe(true);
  const guide = guides.at(-1)!;
  await page.goto(`${routes.guides}#guide-${guide.id}`);
  await expect(page.getByRole('heading', { name: guide.title, exact: true }).last()).toBeInViewport();
});

test('a table that CSS stacks keeps its ARIA roles', { tag: '@BLOG-10' }, async ({ page }) => {
  const tables = articles.flatMap(({ url, body }) =>
    body.flatMap((block) => (block.type === 'table' ? [{ url, rows: block.children }] : [])),
  );
  const { url, rows } = tables.find((table) => (table.rows[0]?.children.length ?? 0) > 3)!;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(rows[0]?.children.length ?? 0);
  await expect(table.getByRole('rowheader')).toHaveCount(rows.length - 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows every entry for any query, and no control that needs a script', {
    tag: ['@CASES-05', '@DECISIONS-11', '@RESOURCES-16'],
  }, async ({ page }) => {
    const main = page.getByRole('main');
    const { industry, url, chart } = caseStudies[0]!;
    await page.goto(`${routes.caseStudies}?industry=${slug(industry)}`);
    await expect(main.getByRole('article')).toHaveCount(caseStudies.length);
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.goto(url);
    await main.getByText('Show the data').press('Enter');
    await expect(main.getByRole('table', { name: chart.detail.caption })).toBeVisible();
  });
});
