import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { guides } from '@/content/guides';
import { guideCategories } from '@/content/guides/schema';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme } from '../support/test';

const path = '/resources/guides';
const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => region(page, name).getByRole('article');
const titles = (list: Locator) => list.getByRole('heading', { level: 3 });
const cardOf = (page: Page, title: string) =>
  cards(page, 'All Resources').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('RESOURCES-07 ROUTE-09 the hero and the closing block lead to the library and to contact', async ({
  page,
}) => {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Guides & Templates', exact: true }),
  ).toBeVisible();
  const main = page.getByRole('main');
  const closing = region(page, 'Need Custom Resources?');
  for (const href of ['/resources', '/contact']) {
    await expect(closing.locator(`a[href="${href}"]`)).toHaveCount(1);
    // One in the hero and one in the closing block; the path above the title leads to the library too.
    await expect(main.locator(`a[href="${href}"]`)).toHaveCount(href === '/resources' ? 3 : 2);
  }
});

test('RESOURCES-08 Featured Resources shows the items 1, 3 and 6', async ({ page }) => {
  await page.goto(path);
  const featured = [1, 3, 6].map((id) => guides.find((guide) => guide.id === id)?.title);
  await expect(titles(cards(page, 'Featured Resources'))).toHaveText(featured as string[]);
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
    await expect(all.getByRole('status')).toHaveText(`${kept.length} of 8 resources`);
    expect(kept.length).toBeGreaterThan(0);
  }
  await page.reload();
  await expect(filter.getByRole('button', { name: 'Checklists 1' })).toHaveAttribute('aria-pressed', 'true');
  await all.getByRole('button', { name: 'Clear filter' }).click();
  await expect(cards(page, 'All Resources')).toHaveCount(8);
  await expect(all.getByRole('status')).toBeFocused();
});

for (const guide of guides) {
  test(`RESOURCES-10 the card of '${guide.title}' shows what it is`, async ({ page }) => {
    await page.goto(path);
    const card = cardOf(page, guide.title);
    const badge = card.getByText(guide.type, { exact: true });
    await expect(badge).toBeVisible();
    const colors = { Guide: '--tint', Template: '--sunk', Checklist: '--success-tint' };
    const ground = await badge.evaluate((element, token) => {
      const probe = element.ownerDocument.createElement('i');
      probe.style.backgroundColor = `var(${token})`;
      element.after(probe);
      const expected = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return [getComputedStyle(element).backgroundColor, expected];
    }, colors[guide.type]);
    expect(ground[0]).toBe(ground[1]);
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(guide.featured ? 1 : 0);
    await expect(card.getByText(guide.description, { exact: true })).toBeVisible();
    await expect(card).toContainText(
      new RegExp(
        `${guide.downloadCount} downloads • \\d+ pages • ${guide.format.replace('+', '\\+')}, \\d+ KB`,
      ),
    );
    await expect(card.getByRole('img', { name: new RegExp(guide.cover[0] ?? '') })).toBeVisible();
    await expect(card.getByRole('link', { name: `Download Free ${guide.title}` })).toBeVisible();
    await expect(card.getByRole('link', { name: `PDF version ${guide.title}` })).toHaveCount(
      guide.format === 'PPT + PDF' ? 1 : 0,
    );
  });
}

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
    const guide = guides.find((one) => one.id === id);
    if (!guide) throw new Error(`no guide ${id}`);
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
  for (const { id, title } of [...guides.slice(0, 1), ...guides.slice(-1)]) {
    // A visitor comes from another page: the address is loaded, not scrolled to.
    await page.goto('about:blank');
    await page.goto(`${path}#guide-${id}`);
    await expect(
      page.locator(`#guide-${id}`).getByRole('heading', { name: title, exact: true }),
    ).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('RESOURCES-09 RESOURCES-11 all eight stand with their links, and no button that could do nothing', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(cards(page, 'All Resources')).toHaveCount(8);
    await expect(region(page, 'All Resources').getByRole('button')).toHaveCount(0);
    await expect(
      region(page, 'All Resources')
        .getByRole('link', { name: /^Download Free/ })
        .first(),
    ).toHaveAttribute('href', '/downloads/ai-rollout-playbook.pdf');
  });
});

for (const theme of themes) {
  test(`the guides have no axe findings in ${theme}`, async ({ page }) => {
    await useTheme(page, theme);
    await page.goto(path);
    await expectNoAxeFindings(page);
  });
}

test('the guides fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
