import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { guides } from '@/content/guides';
import { guideCategories } from '@/content/guides/schema';
import { colorOf, expect, test } from '../support/test';

const path = '/resources/guides';
const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => region(page, name).getByRole('article');
const titles = (list: Locator) => list.getByRole('heading', { level: 3 });
const cardOf = (page: Page, title: string) =>
  cards(page, 'All Resources').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the guides have featured cards, facts, filters and downloads', {
  tag: [
    '@RESOURCES-07',
    '@RESOURCES-08',
    '@RESOURCES-09',
    '@RESOURCES-10',
    '@RESOURCES-11',
    '@RESOURCES-18',
    '@ROUTE-09',
  ],
}, async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Guides & Templates', exact: true }),
  ).toBeVisible();
  const closing = region(page, 'Need Custom Resources?');
  // The hero and the closing block have one each, and the breadcrumbs lead to the resources too.
  for (const [href, count] of [
    ['/resources', 3],
    ['/contact', 2],
  ] as const) {
    await expect(closing.locator(`a[href="${href}"]`)).toHaveCount(1);
    await expect(main.locator(`a[href="${href}"]`)).toHaveCount(count);
  }
  await expect(titles(cards(page, 'Featured Resources'))).toHaveText(
    guides.filter(({ featured }) => featured).map(({ title }) => title),
  );
  await expect(titles(cards(page, 'All Resources'))).toHaveText(guides.map(({ title }) => title));

  for (const guide of guides) {
    const card = cardOf(page, guide.title);
    await expect(card.getByText(guide.type, { exact: true })).toHaveCSS(
      'background-color',
      await colorOf(page, { Guide: 'tint', Template: 'sunk', Checklist: 'success-tint' }[guide.type]),
    );
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(guide.featured ? 1 : 0);
    await expect(card.getByText(guide.description, { exact: true })).toBeVisible();
    const format = guide.format.replace('+', '[+]');
    await expect(card).toContainText(
      new RegExp(
        `${guide.downloadCount.replace('+', '\\+')} downloads • [0-9]+ pages • ${format}, [0-9]+ KB`,
      ),
    );
    const picture = card.getByRole('img', { name: `First page of the ${guide.title}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const online = card.getByRole('link', { name: `Read online ${guide.title}` });
    await expect(online).toHaveCount(guide.page ? 1 : 0);
    if (guide.page) await expect(online).toHaveAttribute('href', guide.page);
    await expect(card.getByRole('link', { name: `Download Free ${guide.title}` })).toBeVisible();
    await expect(card.getByRole('link', { name: `PDF version ${guide.title}` })).toHaveCount(
      guide.format === 'PPT + PDF' ? 1 : 0,
    );
  }

  await test.step('downloads in the format that the card names', async () => {
    const guide = guides.find((one) => one.format === 'PPT + PDF')!;
    for (const [label, ending, start] of [
      ['Download Free', 'pptx', 'PK'],
      ['PDF version', 'pdf', '%PDF'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await cardOf(page, guide.title)
        .getByRole('link', { name: `${label} ${guide.title}` })
        .click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${guide.file}.${ending}`);
      expect((await readFile(await file.path())).toString('latin1').startsWith(start)).toBe(true);
    }
    await expect(page).toHaveURL(path);
  });

  await test.step('filters', async () => {
    const all = region(page, 'All Resources');
    const filter = all.getByRole('group', { name: 'Category' });
    await expect(filter.getByRole('button')).toHaveText(
      ['All', ...guideCategories].map((name) => new RegExp(`^${name} [0-9]+$`)),
    );
    await expect(filter.getByRole('button', { name: `All ${guides.length}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const category of guideCategories) {
      const kept = guides.filter((guide) => guide.category === category);
      const button = filter.getByRole('button', { name: `${category} ${kept.length}`, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(titles(cards(page, 'All Resources'))).toHaveText(kept.map(({ title }) => title));
      await expect(all.getByRole('status')).toHaveText(`${kept.length} of ${guides.length} resources`);
    }
    await page.reload();
    const last = filter.getByRole('button', { name: new RegExp(`^${guideCategories.at(-1)} `) });
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await all.getByRole('button', { name: 'Clear filter' }).click();
    await expect(cards(page, 'All Resources')).toHaveCount(guides.length);
    await expect(all.getByRole('status')).toBeFocused();
  });

  await test.step('each card has an address of its own', async () => {
    const { id, title } = guides.at(-1)!;
    // A visitor comes from another page: the address is loaded, not scrolled to.
    await page.goto('about:blank');
    await page.goto(`${path}#guide-${id}`);
    const heading = page.locator(`#guide-${id}`).getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport();
  });
});
