import { caseStudies } from '@/content/case-studies';
import { sharedFaq } from '@/content/faq/faq';
import { industries } from '@/content/industries';
import { manufacturing } from '@/content/industries/manufacturing';
import { cardsOf, expectClosing, ownQuestions, sectionOf } from '../support/landing';
import { expect, test } from '../support/test';

test('the overview has a card for each industry, four statistics and its closing', {
  tag: [
    '@ROUTE-03',
    '@ROUTE-05',
    '@INDUSTRIES-01',
    '@INDUSTRIES-02',
    '@INDUSTRIES-03',
    '@INDUSTRIES-04',
    '@INDUSTRIES-05',
  ],
}, async ({ page }) => {
  await page.goto('/industries');
  const main = page.getByRole('main');
  const retail = page.getByRole('heading', { level: 3, name: 'Retail' });
  await expect(retail).not.toBeInViewport();
  await page.getByRole('link', { name: 'Explore Solutions' }).click();
  await expect(page).toHaveURL(/\/industries#solutions$/);
  await expect(retail).toBeInViewport();

  for (const [value, label] of [
    ['15+', 'Industries Served'],
    ['500+', 'Solutions Deployed'],
    ['98%', 'Client Success Rate'],
    ['3.5x', 'Average ROI'],
  ] as const) {
    const item = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
    await expect(item.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(main.locator('a[href="/solutions/enterprise"]')).toBeVisible();
  await expectClosing(page);
  const finder = main.getByRole('region').last().getByRole('link', { name: 'Try Our Solution Finder' });
  await expect(finder).toHaveAttribute('href', '/tools/service-selector');

  const cards = main.getByRole('article');
  await expect(cardsOf(cards)).toHaveText(industries.map(({ title }) => title));
  const icons = new Set<string>();
  for (const [index, { title, description, ctaLink, useCases }] of industries.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', ctaLink);
    await expect(card.getByText(description)).toBeVisible();
    icons.add(await card.locator('svg').first().innerHTML());
    await expect(card.getByRole('listitem')).toHaveText(useCases.slice(0, 4));
    const others = useCases.length - 4;
    await expect(card.getByText(/^\+\d+ more solutions$/)).toHaveText(
      others > 0 ? [`+${others} more solutions`] : [],
    );
  }
  expect(icons.size).toBe(6);
  await cards.nth(5).getByText('Contract review').click({ force: true });
  await expect(page).toHaveURL(/\/industries\/legal$/);
});

test.describe('read without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // One component shows every industry. Which sections each has is tested with the content.
  test('manufacturing has every section', {
    tag: ['@ROUTE-05', '@INDUSTRIES-06', '@INDUSTRIES-07', '@INDUSTRIES-08', '@INDUSTRIES-09'],
  }, async ({ page }) => {
    const { page: content } = manufacturing;
    await page.goto('/industries/manufacturing');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
    const action = main.getByRole('link', { name: /consultation/i }).first();
    await expect(action).toHaveAttribute('href', '/contact');
    await expect(action).toBeInViewport();
    await expect(cardsOf(sectionOf(page, content, 'text-columns'))).toHaveCount(4);
    const solutions = sectionOf(page, content, 'features');
    await expect(cardsOf(solutions)).toHaveCount(6);
    await expect(solutions.getByRole('link')).toHaveAttribute('href', '/services');

    const own = caseStudies.filter(({ industry }) => industry === 'Manufacturing').slice(0, 2);
    const stories = sectionOf(page, content, 'case-studies');
    await expect(cardsOf(stories)).toHaveText(own.map((study) => study.title));
    for (const { title: name, url } of own)
      await expect(stories.getByRole('link', { name })).toHaveAttribute('href', url);
    const all = stories.getByRole('link', { name: 'All case studies' });
    await expect(all).toHaveAttribute('href', '/case-studies');

    const faq = sectionOf(page, content, 'faq');
    await expect(faq.getByRole('button')).toHaveText([
      ...ownQuestions(content),
      ...sharedFaq.slice(0, 3).map(({ question }) => question),
    ]);
    await expect(faq.getByRole('link', { name: 'all questions' })).toHaveAttribute('href', '/faq');
    await expect(faq.getByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
    await expectClosing(page);
  });
});
