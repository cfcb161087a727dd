import type { Page } from '@playwright/test';
import { articles } from '../../content/articles';
import { guides } from '../../content/guides';
import { resources } from '../../content/resources';
import { videos } from '../../content/videos';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const path = '/resources';
const all = [...resources, ...guides].map(({ title, type }) => ({ title, type }));
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Filter resources' });
/** The cards of the library: those that give a file. */
const cards = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Download / }) });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

/** The filters as the specification and the decision state them, by their own means. */
const rule: Record<string, (type: string) => boolean> = {
  'All Resources': () => true,
  'Guides & Ebooks': (type) => /guide|ebook/i.test(type),
  'Interactive Tools': (type) => /tool/i.test(type),
  Templates: (type) => /template/i.test(type),
  Calculators: (type) => /calculator/i.test(type),
};

test('RESOURCES-01 RESOURCES-02 RESOURCES-16 each filter keeps what the rule keeps, with its count', async ({
  page,
}) => {
  await page.goto(path);
  const buttons = bar(page).getByRole('button');
  await expect(buttons).toHaveText(
    Object.entries(rule).map(([label, keeps]) => `${label} ${all.filter(({ type }) => keeps(type)).length}`),
  );
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  expect(all).toHaveLength(11);
  for (const [label, keeps] of Object.entries(rule)) {
    await bar(page)
      .getByRole('button', { name: new RegExp(`^${label} `) })
      .click();
    const wanted = all.filter(({ type }) => keeps(type)).map(({ title }) => title);
    await expect(cards(page).getByRole('heading')).toHaveText(wanted);
    await expect(main(page).getByRole('status')).toHaveText(
      label === 'All Resources' ? '11 resources' : `${wanted.length} of 11 resources`,
    );
  }
});

test('RESOURCES-03 RESOURCES-17 every card gives a real file, as large as it says, and a tool opens its page', async ({
  page,
  request,
}) => {
  await page.goto(path);
  for (const { title } of all) {
    const words = (await card(page, title).textContent()) ?? '';
    const said = words.match(/(PDF|DOCX|XLSX|PPTX), (\d+) pages?, (\d+) KB/);
    expect(said, words).not.toBeNull();
    const href = await card(page, title)
      .getByRole('link', { name: `Download ${title}` })
      .getAttribute('href');
    expect(href).toMatch(new RegExp(`^/downloads/[a-z0-9-]+\\.${said?.[1]?.toLowerCase()}$`));
    const answer = await request.get(href ?? '');
    expect(answer.status()).toBe(200);
    const bytes = await answer.body();
    expect(`${Math.round(bytes.length / 1000)}`).toBe(said?.[3]);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(said?.[1] === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
  }
  for (const { title, url } of resources) {
    await expect(card(page, title).getByRole('link', { name: `Open ${title}` })).toHaveAttribute('href', url);
    expect((await request.get(url)).status()).toBe(200);
  }
  const [deck] = guides.filter(({ format }) => format === 'PPT + PDF');
  const second = card(page, deck?.title ?? '').getByRole('link', { name: /^PDF version/ });
  expect((await request.get((await second.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
});

test('RESOURCES-05 RESOURCES-18 the popular downloads lead to their cards, whatever is filtered', async ({
  page,
}) => {
  await page.goto(path);
  const popular = page.getByRole('region', { name: 'Popular Downloads' });
  const items = popular.getByRole('listitem');
  await expect(items).toHaveText([/^1,200\+/, /^950\+/, /^820\+/, /^750\+/]);
  const titles = await items.getByRole('link').allTextContents();
  expect(new Set(titles).size).toBe(4);
  for (const title of titles) {
    await page.goto(`${path}?type=calculator`);
    await expect(main(page).getByRole('status')).toHaveText('1 of 11 resources');
    await popular.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/resources#[a-z0-9-]+$/);
    await expect(card(page, title)).toBeInViewport();
    expect(await card(page, title).evaluate((one) => one.matches(':target'))).toBe(true);
  }
});

test('RESOURCES-05 three video tutorials of 15:32, 22:47 and 18:05, each with its page', async ({ page }) => {
  await page.goto(path);
  const tutorials = page.getByRole('region', { name: 'Video Tutorials' });
  for (const length of ['15:32', '22:47', '18:05']) {
    const video = videos.find(({ duration }) => duration === length);
    const one = tutorials.getByRole('article').filter({ hasText: length });
    await expect(one.getByRole('heading')).toHaveText(video?.title ?? '');
    await expect(one.getByRole('link', { name: /^Watch Now/ })).toHaveAttribute('href', video?.url ?? '');
  }
  await expect(tutorials.getByRole('article')).toHaveCount(3);
  await expect(tutorials.getByRole('link', { name: 'All Video Tutorials' })).toHaveAttribute(
    'href',
    '/resources/videos',
  );
});

test('RESOURCES-06 three featured articles, the way to the blog, and a call to action', async ({ page }) => {
  await page.goto(path);
  const featured = page.getByRole('region', { name: 'Featured articles' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(
    articles.slice(0, 3).map(({ title }) => title),
  );
  await expect(featured.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
  await expect(main(page).getByRole('region').last().getByRole('link')).toHaveAttribute('href', '/contact');
  for (const href of ['/resources/guides', '/resources/videos'])
    await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RESOURCES-16 RESOURCES-03 the whole list and its files stand, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(11);
    await expect(bar(page)).toBeHidden();
  });
});

for (const address of [path, '/resources/ai-implementation-guide']) {
  for (const theme of themes) {
    test(`RESOURCES-01 RESOURCES-14 ${address} has no axe finding in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await useTheme(page, theme);
      for (const size of Object.values(viewports)) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expectNoAxeFindings(page);
      }
    });
  }
}

test('RESOURCES-01 RESOURCES-14 VIDEOS-01 VIDEOS-06 no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    path,
    '/resources/ai-implementation-guide',
    '/resources/videos',
    ...videos.map(({ url }) => url),
  ]) {
    await page.goto(address);
    const { wide, seen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    expect([address, wide]).toEqual([address, seen]);
  }
});
