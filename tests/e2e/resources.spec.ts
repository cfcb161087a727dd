import type { Page } from '@playwright/test';
import { articles } from '../../content/articles';
import { guides } from '../../content/guides';
import { resources } from '../../content/resources/resources';
import { resourcesPage, resourcesPageVideos } from '../../content/resources/resources-page';
import { expect, test } from '../support/test';

const path = '/resources';
const all = [...resources, ...guides].map(({ title, type }) => ({ title, type }));
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Filter resources' });
/** The cards of resources, which are those with a download. */
const cards = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Download / }) });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

const counted = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: / resources$/ });

/** The filters as the specification states them. */
const rule: Record<string, (type: string) => boolean> = {
  'All Resources': () => true,
  'Guides & Ebooks': (type) => /guide|ebook/i.test(type),
  'Interactive Tools': (type) => /tool/i.test(type),
  Templates: (type) => /template/i.test(type),
  Calculators: (type) => /calculator/i.test(type),
};

test('the library has filters with counts, cards, tutorials and articles', {
  tag: [
    '@RESOURCES-01',
    '@RESOURCES-02',
    '@RESOURCES-03',
    '@RESOURCES-05',
    '@RESOURCES-06',
    '@RESOURCES-16',
    '@RESOURCES-17',
  ],
}, async ({ page }) => {
  await page.goto(path);
  await test.step('every card has a file of the kind that it says, and a tool opens', async () => {
    for (const { title } of all) {
      const [, kind = ''] = /(PDF|DOCX|XLSX|PPTX), \d+ (?:pages|sheets|slides), \d+ KB/.exec(
        (await card(page, title).textContent()) ?? '',
      ) ?? [''];
      await expect(card(page, title).getByRole('link', { name: `Download ${title}` })).toHaveAttribute(
        'href',
        new RegExp(`^/downloads/[a-z0-9-]+\\.${kind.toLowerCase()}$`),
      );
    }
    for (const { title, url } of resources)
      await expect(card(page, title).getByRole('link', { name: `Open ${title}` })).toHaveAttribute(
        'href',
        url,
      );
  });

  await test.step('each filter keeps what the rule keeps', async () => {
    const buttons = bar(page).getByRole('button');
    await expect(buttons).toHaveText(
      Object.entries(rule).map(
        ([label, keeps]) => `${label} ${all.filter(({ type }) => keeps(type)).length}`,
      ),
    );
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
    for (const [index, [label, keeps]] of Object.entries(rule).entries()) {
      await buttons.nth(index).click();
      const wanted = all.filter(({ type }) => keeps(type)).map(({ title }) => title);
      await expect(cards(page).getByRole('heading')).toHaveText(wanted);
      await expect(counted(page)).toHaveText(
        label === 'All Resources' ? `${all.length} resources` : `${wanted.length} of ${all.length} resources`,
      );
    }
  });

  await test.step('three tutorials and three articles lead to all of them', async () => {
    const tutorials = page.getByRole('region', { name: 'Video Tutorials' });
    await expect(tutorials.getByRole('article')).toHaveCount(3);
    for (const video of resourcesPageVideos) {
      const one = tutorials.getByRole('article').filter({ hasText: video.duration });
      await expect(one.getByRole('heading')).toHaveText(video.title);
      await expect(one.getByRole('link', { name: /^Watch Now/ })).toHaveAttribute('href', video.url);
    }
    const featured = page.getByRole('region', { name: 'Featured articles' });
    const shown = articles.slice(0, 3).map(({ title }) => title);
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText(shown);
    for (const [link, href] of [
      [tutorials.getByRole('link', { name: 'All Video Tutorials' }), '/resources/videos'],
      [featured.getByRole('link', { name: 'Read More Articles' }), '/blog'],
      [main(page).getByRole('link', { name: 'Guides & Templates' }), '/resources/guides'],
      [main(page).getByRole('link', { name: 'Video Tutorials', exact: true }), '/resources/videos'],
      [main(page).getByRole('region').last().getByRole('link'), '/contact'],
    ] as const)
      await expect(link).toHaveAttribute('href', href);
  });
});

test('the popular downloads lead to their cards, whatever is filtered', {
  tag: ['@RESOURCES-05', '@RESOURCES-18'],
}, async ({ page }) => {
  await page.goto(path);
  const popular = page.getByRole('region', { name: 'Popular Downloads' });
  const items = popular.getByRole('listitem');
  await expect(items).toHaveText(
    resourcesPage.popular.items.map(({ count }) => new RegExp(`^${count.replace('+', '[+]')}`)),
  );
  const titles = await items.getByRole('link').allTextContents();
  expect(new Set(titles).size).toBe(4);
  for (const title of [titles[0] ?? '', titles[3] ?? '']) {
    await page.goto(`${path}?type=calculator`);
    await expect(counted(page)).toHaveText(
      `${all.filter(({ type }) => rule.Calculators?.(type)).length} of ${all.length} resources`,
    );
    await popular.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/resources#[a-z0-9-]+$/);
    await expect(card(page, title)).toBeInViewport();
    expect(await card(page, title).evaluate((one) => one.matches(':target'))).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list shows, and no button that does nothing', {
    tag: ['@RESOURCES-16', '@RESOURCES-03'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(all.length);
    await expect(bar(page)).toBeHidden();
  });
});
