import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { guides } from '@/content/guides';
import { guideCategories } from '@/content/guides/schema';
import { expect, test } from '../support/test';

const path = '/resources/guides';
const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => region(page, name).getByRole('article');
const titles = (list: Locator) => list.getByRole('heading', { level: 3 });
const cardOf = (page: Page, title: string) =>
  cards(page, 'All Resources').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('RESOURCES-07 RESOURCES-08 RESOURCES-10 ROUTE-09 hero, featured guides 1, 3 and 6, cards with their facts, closing links', async ({
  page,
}) => {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Guides & Templates', exact: true }),
  ).toBeVisible();
  const closing = region(page, 'Need Custom Resources?');
  for (const href of ['/resources', '/contact']) {
    await expect(closing.locator(`a[href="${href}"]`)).toHaveCount(1);
    // The hero and the closing block have one each, and the breadcrumbs lead to the resources too.
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toHaveCount(
      href === '/resources' ? 3 : 2,
    );
  }
  await expect(titles(cards(page, 'Featured Resources'))).toHaveText(
    [1, 3, 6].map((id) => guides.find((guide) => guide.id === id)?.title ?? ''),
  );
  const grounds = new Set<string>();
  for (const guide of guides) {
    const card = cardOf(page, guide.title);
    const badge = card.getByText(guide.type, { exact: true });
    grounds.add(
      `${guide.type} ${await badge.evaluate((element) => getComputedStyle(element).backgroundColor)}`,
    );
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(guide.featured ? 1 : 0);
    await expect(card.getByText(guide.description, { exact: true })).toBeVisible();
    const format = guide.format.replace('+', '\\+');
    await expect(card).toContainText(
      new RegExp(`${guide.downloadCount} downloads • \\d+ pages • ${format}, \\d+ KB`),
    );
    await expect(card.getByRole('img', { name: new RegExp(guide.cover[0] ?? '') })).toBeVisible();
    await expect(card.getByRole('link', { name: `Download Free ${guide.title}` })).toBeVisible();
    await expect(card.getByRole('link', { name: `PDF version ${guide.title}` })).toHaveCount(
      guide.format === 'PPT + PDF' ? 1 : 0,
    );
  }
  // Guide, Template and Checklist have a ground each, and no other type shares it.
  expect(grounds.size).toBe(3);
  expect(new Set([...grounds].map((ground) => ground.replace(/^\S+ /, ''))).size).toBe(3);
});

test('RESOURCES-09 All Resources starts at All with eight, and each button keeps its category', async ({
  page,
}) => {
  await page.goto(path);
  const all = region(page, 'All Resources');
  const filter = all.getByRole('group', { name: 'Category' });
  await expect(filter.getByRole('button')).toHaveText(
    ['All', ...guideCategories].map((name) => new RegExp(`^${name} \\d$`)),
  );
  await expect(filter.getByRole('button', { name: 'All 8' })).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(cards(page, 'All Resources'))).toHaveText(guides.map(({ title }) => title));

  for (const category of guideCategories) {
    const kept = guides.filter((guide) => guide.category === category);
    const button = filter.getByRole('button', { name: `${category} ${kept.length}`, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(cards(page, 'All Resources'))).toHaveText(kept.map(({ title }) => title));
    await expect(all.getByRole('status')).toHaveText(`${kept.length} of ${guides.length} resources`);
    expect(kept.length).toBeGreaterThan(0);
  }
  await page.reload();
  await expect(filter.getByRole('button', { name: 'Checklists 1' })).toHaveAttribute('aria-pressed', 'true');
  await all.getByRole('button', { name: 'Clear filter' }).click();
  await expect(cards(page, 'All Resources')).toHaveCount(guides.length);
  await expect(all.getByRole('status')).toBeFocused();
});

test('RESOURCES-11 Download Free saves the file that the card names; PDF version is the second', async ({
  page,
}) => {
  await page.goto(path);
  const wanted = [
    [1, 'Download Free', 'pdf', '%PDF'],
    [2, 'Download Free', 'docx', 'PK'],
    [3, 'Download Free', 'xlsx', 'PK'],
    [4, 'Download Free', 'pptx', 'PK'],
    [4, 'PDF version', 'pdf', '%PDF'],
  ] as const;
  for (const [id, label, ending, start] of wanted) {
    const guide = guides.find((one) => one.id === id)!;
    const saved = page.waitForEvent('download');
    await cardOf(page, guide.title)
      .getByRole('link', { name: `${label} ${guide.title}` })
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${guide.file}.${ending}`);
    expect((await readFile(await file.path())).toString('latin1').startsWith(start)).toBe(true);
    await expect(page).toHaveURL(path);
  }
});

test('RESOURCES-18 each card has an address of its own', async ({ page }) => {
  for (const { id, title } of [guides[0]!, guides.at(-1)!]) {
    // A visitor comes from another page: the address is loaded, not scrolled to.
    await page.goto('about:blank');
    await page.goto(`${path}#guide-${id}`);
    const card = page.locator(`#guide-${id}`);
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('RESOURCES-09 RESOURCES-11 all eight show with their downloads, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(cards(page, 'All Resources')).toHaveCount(guides.length);
    await expect(region(page, 'All Resources').getByRole('button')).toHaveCount(0);
    await expect(
      region(page, 'All Resources')
        .getByRole('link', { name: /^Download Free/ })
        .first(),
    ).toHaveAttribute('href', '/downloads/ai-rollout-playbook.pdf');
  });
});
