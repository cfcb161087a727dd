import type { Page } from '@playwright/test';
import { services } from '../../content/services';
import { recordingTexts, videos } from '../../content/videos';
import { plainBlocks } from '../../lib/markdown/blocks';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const list = '/resources/videos';
const categories = [
  'Getting Started',
  'Business Implementation',
  'Technical Deep Dives',
  'Case Studies',
  'Best Practices',
];
const levels = ['Beginner', 'Intermediate', 'Advanced'];
const NONE = 'No videos found matching your criteria.';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const shown = (page: Page) => section(page, 'All Video Tutorials').getByRole('article').getByRole('heading');
const choice = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${label} \\d+$`) });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('VIDEOS-01 ROUTE-09 hero, featured tutorials 1, 3 and 5, and all eight', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Tutorials');
  await expect(section(page, 'Featured Tutorials').getByRole('article').getByRole('heading')).toHaveText(
    videos.filter(({ id }) => [1, 3, 5].includes(id)).map(({ title }) => title),
  );
  await expect(shown(page)).toHaveText(videos.map(({ title }) => title));
  expect(videos).toHaveLength(8);
});

test('VIDEOS-02 VIDEOS-04 both filters combine as a reference does; empty ones say so', async ({ page }) => {
  await page.goto(list);
  for (const [group, labels] of [
    ['Category', categories],
    ['Level', levels],
  ] as const) {
    const buttons = page.getByRole('group', { name: group }).getByRole('button');
    await expect(buttons).toHaveText(['All', ...labels].map((label) => new RegExp(`^${label} \\d$`)));
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  }
  let empty = 0;
  for (const category of ['All', ...categories]) {
    await choice(page, 'Category', category).click();
    for (const level of ['All', ...levels]) {
      await choice(page, 'Level', level).click();
      const wanted = videos
        .filter((video) => category === 'All' || video.category === category)
        .filter((video) => level === 'All' || video.level === level)
        .map(({ title }) => title);
      const narrowed = category !== 'All' || level !== 'All';
      await expect(status(page)).toHaveText(narrowed ? `${wanted.length} of 8 tutorials` : '8 tutorials');
      expect(await shown(page).allTextContents()).toEqual(wanted);
      await expect(page.getByText(NONE)).toHaveCount(wanted.length === 0 ? 1 : 0);
      if (wanted.length === 0) empty += 1;
    }
  }
  expect(empty).toBeGreaterThan(0);
});

test('VIDEOS-04 Clear Filters resets both, from the empty state and by keyboard', async ({ page }) => {
  await page.goto(`${list}?category=case-studies&level=beginner`);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(choice(page, 'Category', 'Case Studies')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear Filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(videos.map(({ title }) => title));
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  for (const group of ['Category', 'Level'])
    await expect(choice(page, group, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toBeFocused();
});

test('VIDEOS-05 closes with Request Custom Training and Explore All Resources', async ({ page }) => {
  await page.goto(list);
  const links = page.getByRole('main').getByRole('region').last().getByRole('link');
  await expect(links).toHaveText(['Request Custom Training', 'Explore All Resources']);
  await expect(links.first()).toHaveAttribute('href', '/contact');
  await expect(links.last()).toHaveAttribute('href', '/resources');
});

test('VIDEOS-03 VIDEOS-06 Watch Now opens the tutorial, which says at its top that no recording is published', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/(127\.0\.0\.1|localhost)[:/]|https:\/\/ipapi\.co\/|data:|blob:)/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto(list);
  const [video] = videos;
  if (!video) throw new Error('no video');
  await section(page, 'All Video Tutorials')
    .getByRole('link', { name: `Watch Now ${video.title}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${video.url}$`));
  await expect(page.getByText(recordingTexts.none)).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Resources',
    'Video Tutorials',
    video.title,
  ]);
  const chapter = video.chapters.at(-1);
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: new RegExp(chapter?.title ?? '') })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: chapter?.title })).toBeInViewport();
  expect(foreign).toEqual([]);
});

for (const video of videos) {
  test(`VIDEOS-06 ${video.url} has summary, chapters with times, key points, walkthrough and services`, async ({
    page,
  }) => {
    await page.goto(video.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(video.title);
    await expect(page.getByText(video.description, { exact: true })).toBeVisible();
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
    await expect(chapters).toHaveText(
      video.chapters.map(({ at, title }) => new RegExp(`^${at}.*${title.replace(/[?.]/g, '\\$&')}$`)),
    );
    await expect(page.getByRole('region', { name: 'Key points' }).getByRole('listitem')).toHaveText(
      video.keyPoints,
    );
    const squeeze = (text: string) => text.replace(/\s+/g, '');
    const walkthrough = squeeze(
      (await page.getByRole('region', { name: 'Walkthrough' }).textContent()) ?? '',
    );
    for (const text of plainBlocks(video.body)) expect(walkthrough).toContain(squeeze(text));
    for (const { alt } of Object.values(video.figures))
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
    for (const { title, url } of services.filter(({ id }) => video.services.includes(id)))
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', url);
    await expect(page.locator('main :is(iframe, video, audio, object, embed)')).toHaveCount(0);
  });
}

test('VIDEOS-06 an address of no tutorial is not found', async ({ request }) => {
  expect((await request.get(`${list}/nothing-here`)).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('VIDEOS-01 VIDEOS-06 all tutorials stand and lead to their pages', async ({ page }) => {
    await page.goto(list);
    await expect(shown(page)).toHaveCount(8);
    await section(page, 'All Video Tutorials')
      .getByRole('link', { name: /^Watch Now/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(videos.at(-1)?.title ?? '');
  });
});

for (const address of [list, '/resources/videos/retrieval-that-cites']) {
  for (const theme of themes) {
    test(`VIDEOS-01 VIDEOS-06 ${address} has no axe finding in ${theme}`, async ({ page }) => {
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
