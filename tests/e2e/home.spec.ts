import type { Locator, Page } from '@playwright/test';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { services } from '@/content/services';
import { home } from '@/content/site/home';
import { firstQuestion } from '@/content/tools/selector';
import { selectorWithGoal } from '@/lib/recommendation/selector-link';
import { lostText, SPACED_LETTERS, spaceText } from '../support/lost-text';
import { expect, test, viewports } from '../support/test';

const headline = home.hero.headline.join(' ');
const oneLine = (heading: string) => heading.replace('\n', ' ');
const region = (page: Page, heading: string) => page.getByRole('region', { name: oneLine(heading) });
const answers = (page: Page) =>
  page.getByRole('list', { name: firstQuestion.question }).getByRole('listitem');
const expectHref = (link: Locator, href: string) => expect(link).toHaveAttribute('href', href);

/** The lit answer, and no other, shows its base price. */
async function expectLit(page: Page, id: string) {
  for (const [index, goal] of firstQuestion.goals.entries()) {
    const price = answers(page)
      .nth(index)
      .getByText(/Base price/);
    await expect(price).toBeVisible({ visible: goal.id === id });
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: viewports.desktop });

test('home shows its sections in the specified order', {
  tag: [
    '@ROUTE-01',
    '@HOME-01',
    '@HOME-02',
    '@HOME-03',
    '@HOME-04',
    '@HOME-05',
    '@HOME-06',
    '@HOME-07',
    '@HOME-08',
    '@HOME-09',
  ],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(home.meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headline]);

  await test.step('order', async () => {
    const order = [
      home.services.heading,
      home.statistics.heading,
      'AI Solutions That Scale',
      home.testimonials.heading,
      home.caseStudies.heading,
      home.articles.heading,
      home.closing.heading,
    ].map(oneLine);
    const found = page.getByRole('main').getByRole('heading', { level: 2 });
    expect((await found.allTextContents()).map(oneLine)).toEqual([firstQuestion.question, ...order]);
    const tops: number[] = [];
    for (const name of [headline, ...order]) tops.push((await region(page, name).boundingBox())?.y ?? -1);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  await test.step('hero and closing', async () => {
    const hero = region(page, headline);
    await expectHref(hero.getByRole('link', { name: 'Get Free Consultation' }), '/contact');
    await expectHref(hero.getByRole('link', { name: 'Explore Services' }), '/services');
    await expect(answers(page)).toHaveCount(firstQuestion.goals.length);
    await expect(page.getByText(`Question 1 of ${firstQuestion.questions}`, { exact: true })).toBeVisible();
    for (const [index, { id, label }] of firstQuestion.goals.entries()) {
      const link = answers(page).nth(index).getByRole('link', { name: label });
      await expectHref(link, selectorWithGoal(id));
      // The link keeps its name while its details show.
      await link.hover();
      await expect(link).toHaveAccessibleName(new RegExp(`^${label} ?: [A-Z][^$]*$`));
    }
    const closing = region(page, home.closing.heading).getByRole('link');
    await expect(closing).toHaveCount(2);
    await expectHref(closing.first(), '/contact');
    await expectHref(closing.last(), '/about');
  });

  await test.step('statistics', async () => {
    const band = region(page, home.statistics.heading);
    const { label: roi, value: percent, unit = '' } = returnOnInvestment;
    const stated = [
      ...statistics.map(({ label, value }) => [label, value]),
      [roi, `${percent}${unit}`],
    ] as const;
    for (const [label = '', value = ''] of stated) {
      const term = band.getByRole('term').filter({ hasText: label });
      await expect(term).toBeVisible();
      await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
    }
  });

  await test.step('audiences and testimonials', async () => {
    const section = region(page, 'AI Solutions That Scale');
    const shown = audiences.slice(0, 2);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(shown.map(({ title }) => title));
    const features = shown.flatMap((audience) => audience.features);
    await expect(section.getByRole('listitem').getByRole('listitem')).toHaveText(features);
    for (const { ctaText, ctaLink } of shown)
      await expectHref(section.getByRole('link', { name: ctaText }), ctaLink);

    const quotes = region(page, home.testimonials.heading).getByRole('figure');
    await expect(quotes).toHaveCount(3);
    for (const [index, { quote, author, company, rating }] of testimonials.slice(0, 3).entries()) {
      await expect(quotes.nth(index).getByRole('blockquote')).toHaveText(quote);
      await expect(quotes.nth(index)).toContainText(`${author} ${company}`);
      await expect(quotes.nth(index)).toContainText(`Rated ${rating} of 5`);
    }
  });

  await test.step('case studies and articles', async () => {
    const studies = region(page, home.caseStudies.heading);
    const cards = studies.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, { title, url, results, figure }] of caseStudies.slice(0, 3).entries()) {
      const card = cards.nth(index);
      await expectHref(card.getByRole('link', { name: title }), url);
      await expect(card.getByRole('img', { name: figure.alt })).toBeVisible();
      const lines = (await card.getByRole('listitem').allTextContents()).map((line) => line.trim());
      expect([1, 2]).toContain(lines.length);
      expect(lines).toEqual(results.slice(0, lines.length));
    }
    await expect(studies.getByText('Figures in case studies are illustrative.')).toBeVisible();
    await expectHref(studies.getByRole('link', { name: 'View All Case Studies' }), '/case-studies');

    const notebook = region(page, home.articles.heading);
    const rows = notebook.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    for (const [index, { title, url, excerpt }] of articles.slice(0, 3).entries()) {
      await expectHref(rows.nth(index).getByRole('link', { name: title }), url);
      await expect(rows.nth(index)).toContainText(excerpt);
      await expect(rows.nth(index).getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    }
    await expectHref(notebook.getByRole('link', { name: 'Read More Articles' }), '/blog');
  });

  await test.step('services, whose whole row is the link', async () => {
    const section = region(page, home.services.heading);
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(Math.min(services.length, 6));
    for (const [index, { title, url, badge }] of services.slice(0, 6).entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('heading', { name: title })).toBeVisible();
      await expectHref(row.getByRole('link'), url);
      await expect(row).toContainText(/Base price \$[\d,]+ ?about \d+ weeks/);
      await expect(row.getByText(/^(Popular|Advanced)$/)).toHaveText(badge ? [badge] : []);
    }
    await expectHref(page.getByRole('link', { name: 'All services' }), '/services');
    await expectHref(page.getByRole('link', { name: 'Estimate a Price' }), '/tools/pricing-calculator');
  });

  for (const style of [undefined, SPACED_LETTERS]) {
    await spaceText(page, style);
    expect(await lostText(page), 'with the spacing of text that a visitor may set').toEqual([]);
  }
  await region(page, home.services.heading).getByRole('listitem').first().click();
  await expect(page).toHaveURL(/\/services\/ai-training$/);
});

test('the highlighted answer follows focus and pointer, and leads to the selector', {
  tag: '@HOME-01',
}, async ({ page }) => {
  await page.goto('/');
  await expectLit(page, 'process-automation');
  await page.getByRole('link', { name: 'Explore Services' }).focus();
  for (const { id } of firstQuestion.goals) {
    await page.keyboard.press('Tab');
    await expectLit(page, id);
  }
  await page.keyboard.press('Tab');
  await expectLit(page, 'process-automation');
  // The pointer wins where another answer has focus.
  await answers(page).first().getByRole('link').focus();
  for (const [index, { id }] of [...firstQuestion.goals.entries()].reverse()) {
    await answers(page).nth(index).hover();
    await expectLit(page, id);
  }
  await page.mouse.move(5, 5);
  await expectLit(page, firstQuestion.goals[0]!.id);
  await answers(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\/service-selector\?a=1\.s$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the lit answer follows the focus and leads to the selector', { tag: '@HOME-01' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expectLit(page, 'process-automation');
    await answers(page).nth(4).getByRole('link').focus();
    await expectLit(page, 'system-optimization');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/service-selector\?a=1\.o$/);
  });
});
