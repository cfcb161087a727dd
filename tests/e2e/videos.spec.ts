import type { Page } from '@playwright/test';
import { recordingTexts, videos } from '../../content/videos';
import { videoCategory, videoLevel } from '../../content/videos/schema';
import { colorOf, expect, test } from '../support/test';

const list = '/resources/videos';
const NONE = 'No videos found matching your criteria.';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const shown = (page: Page) => section(page, 'All Video Tutorials').getByRole('article').getByRole('heading');
const choice = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${label} \\d+$`) });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('all tutorials show, both filters combine, and Clear Filters resets them', {
  tag: ['@VIDEOS-01', '@VIDEOS-02', '@VIDEOS-03', '@VIDEOS-04', '@VIDEOS-05', '@ROUTE-09'],
}, async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eight walkthroughs, one task each');
  await expect(section(page, 'Featured Tutorials').getByRole('article').getByRole('heading')).toHaveText(
    videos.filter(({ id }) => [1, 3, 5].includes(id)).map(({ title }) => title),
  );
  await expect(shown(page)).toHaveText(videos.map(({ title }) => title));
  for (const { title, level } of videos)
    await expect(
      section(page, 'All Video Tutorials')
        .getByRole('article')
        .filter({ hasText: title })
        .getByText(level, { exact: true }),
    ).toHaveCSS(
      'background-color',
      await colorOf(
        page,
        { Beginner: 'success-tint', Intermediate: 'sunk', Advanced: 'warning-tint' }[level],
      ),
    );
  const links = page.getByRole('main').getByRole('region').last().getByRole('link');
  await expect(links).toHaveText(['Request Custom Training', 'Explore All Resources']);
  await expect(links.first()).toHaveAttribute('href', '/contact');
  await expect(links.last()).toHaveAttribute('href', '/resources');

  const [categories, levels] = [videoCategory.options, videoLevel.options];
  for (const [group, labels] of [
    ['Category', categories],
    ['Level', levels],
  ] as const) {
    const buttons = page.getByRole('group', { name: group }).getByRole('button');
    await expect(buttons).toHaveText(['All', ...labels].map((label) => new RegExp(`^${label} \\d$`)));
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  }
  const kept = videos.find(({ level }) => level === levels[1])!;
  await choice(page, 'Category', kept.category).click();
  await choice(page, 'Level', kept.level).click();
  const wanted = videos.filter(({ category, level }) => category === kept.category && level === kept.level);
  await expect(status(page)).toHaveText(`${wanted.length} of 8 tutorials`);
  await expect(shown(page)).toHaveText(wanted.map(({ title }) => title));
  await page.goto(`${list}?category=case-studies&level=beginner`);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(choice(page, 'Category', 'Case Studies')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
  await expect(shown(page)).toHaveCount(8);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  for (const group of ['Category', 'Level'])
    await expect(choice(page, group, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toBeFocused();
});

test('Watch Now opens the tutorial, which says at its top that no recording is published', {
  tag: ['@VIDEOS-03', '@VIDEOS-06'],
}, async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (!/^(http:\/\/(127\.0\.0\.1|localhost)[:/]|https:\/\/ipapi\.co\/|data:|blob:)/.test(sent.url()))
      foreign.push(sent.url());
  });
  await page.goto(list);
  const video = videos[0]!;
  await section(page, 'All Video Tutorials')
    .getByRole('link', { name: `Watch Now ${video.title}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${video.url}$`));
  await expect(page.getByText(recordingTexts.none)).toBeInViewport();
  const { title } = video.chapters.at(-1)!;
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await chapters.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  expect(foreign).toEqual([]);
});
