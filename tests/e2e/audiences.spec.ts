import { articles } from '@/content/articles';
import { startups } from '@/content/audiences/startups';
import { statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { sharedFaq } from '@/content/faq/faq';
import { cardsOf, expectClosing, ownQuestions, sectionOf } from '../support/landing';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

// One component shows every audience. Which sections each has is tested with the content.
test('startups has every section of its specification, and its hero leads to the engagement models', {
  tag: [
    '@ROUTE-03',
    '@AUDIENCES-01',
    '@AUDIENCES-02',
    '@AUDIENCES-03',
    '@AUDIENCES-04',
    '@AUDIENCES-05',
    '@AUDIENCES-06',
    '@AUDIENCES-07',
  ],
}, async ({ page }) => {
  const { title, description, features, page: content } = startups;
  await page.goto('/solutions/startups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
  const action = page.getByRole('main').getByRole('link', { name: 'Book a Consultation' }).first();
  await expect(action).toHaveAttribute('href', '/contact');
  await expect(action).toBeInViewport();
  await expect(cardsOf(sectionOf(page, content, 'text-columns'))).toHaveCount(3);

  const solution = sectionOf(page, content, 'featured-solution');
  await expect(cardsOf(solution)).toHaveText(title);
  await expect(solution.getByText(description)).toBeVisible();
  await expect(solution.getByRole('listitem')).toHaveText(features);

  const fit = content.sections.find((section) => section.kind === 'featured-solution')?.fit;
  const panel = page.getByRole('heading', { name: fit?.title ?? '-', exact: true }).locator('..');
  await expect(panel.getByRole('heading')).toHaveText(/who this is for|challenges/i);
  await expect(panel.getByRole('listitem')).toHaveText(fit?.items ?? []);

  const packages = sectionOf(page, content, 'features');
  await expect(cardsOf(packages)).toHaveCount(3);
  for (const name of await cardsOf(packages).allInnerTexts()) {
    const card = packages
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('paragraph')).toHaveText(/\w/);
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await expect(card.locator(':scope > svg')).toHaveCount(1);
  }

  const rows = sectionOf(page, content, 'services');
  await expect(cardsOf(rows)).toHaveText([
    'Custom AI Development',
    'AI Training & Education',
    'Workflow Automation',
  ]);
  await expect(rows.getByText('Base price', { exact: true })).toHaveCount(3);
  await expect(rows).not.toContainText(/\bfrom \$/i);

  await expect(sectionOf(page, content, 'faq').getByRole('button')).toHaveText([
    ...ownQuestions(content),
    ...[1, 3, 4].map((position) => sharedFaq[position - 1]?.question ?? '-'),
  ]);

  const listed = articles.slice(0, 3);
  const reading = sectionOf(page, content, 'articles');
  await expect(cardsOf(reading)).toHaveText(listed.map((article) => article.title));
  for (const [index, { category, readTime, excerpt, url }] of listed.entries()) {
    const row = reading.getByRole('listitem').nth(index);
    for (const text of [category, readTime, excerpt]) await expect(row).toContainText(text);
    await expect(row.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', url);
  }

  const band = sectionOf(page, content, 'company-statistics');
  await expect(band.getByRole('term')).toHaveText(statistics.map(({ label }) => label));
  await expect(band.getByRole('definition')).toHaveText(
    statistics.flatMap(({ value, counts }) => [value, counts]),
  );
  const own = content.sections.find((section) => section.kind === 'testimonial');
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveText([
    testimonials.find((testimonial) => testimonial.id === own?.id)?.quote ?? '-',
  ]);
  await expectClosing(page);
  await page.getByRole('link', { name: 'See engagement models' }).click();
  const models = page.getByRole('region', { name: 'Engagement models' });
  await expect(models).toBeInViewport();
  await expect(cardsOf(models)).toHaveText([
    'Equity + Cash Hybrid',
    'Milestone-Based Pricing',
    'Success-Based Fees',
  ]);
});
