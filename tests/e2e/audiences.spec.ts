import { articles } from '@/content/articles';
import type { Article } from '@/content/articles/schema';
import { audiences } from '@/content/audiences';
import { sharedFaq } from '@/content/faq';
import { services } from '@/content/services';
import { testimonials } from '@/content/testimonials';
import { cardsOf, expectClosing, sectionOf } from '../support/landing';
import { expect, test } from '../support/test';

const inTitle = (word: string) => (article: Article) => article.title.toLowerCase().includes(word);

/** What the specification says of each audience; enterprise has no list of its own there. */
const stated: Record<
  string,
  { services?: string[]; faq?: number[]; articles?: (article: Article) => boolean }
> = {
  individuals: {
    services: ['ai-training', 'custom-ai-development'],
    faq: [1, 2, 3],
    articles: (article) => article.category === 'Training' || inTitle('guide')(article),
  },
  'small-business': {
    services: ['ai-onboarding', 'workflow-automation', 'ai-training'],
    faq: [1, 2, 3],
    articles: (article) => inTitle('small business')(article) || inTitle('5 ai automation')(article),
  },
  startups: {
    services: ['custom-ai-development', 'ai-training', 'workflow-automation'],
    faq: [1, 3, 4],
    articles: () => true,
  },
  enterprise: {},
};

for (const audience of audiences) {
  const { id, title, page: content } = audience;
  const { services: ids, faq: positions, articles: matches } = stated[id] ?? {};

  test.describe(title, () => {
    test.beforeEach(({ page }) => page.goto(`/solutions/${id}`));

    test(`ROUTE-03 AUDIENCES-01 ${id} has a hero to contact and three benefits`, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
      const action = page.getByRole('main').getByRole('link', { name: 'Get Free Consultation' }).first();
      await expect(action).toHaveAttribute('href', '/contact');
      await expect(action).toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(`Home${title}`);
      await expect(cardsOf(sectionOf(page, content, 'points'))).toHaveCount(3);
    });

    test(`AUDIENCES-01 ${id} features its own solution with title, description and features`, async ({
      page,
    }) => {
      const solution = sectionOf(page, content, 'solution');
      await expect(solution.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(solution.getByText(audience.description)).toBeVisible();
      await expect(solution.getByRole('listitem')).toHaveText(audience.features);
    });

    test(`AUDIENCES-01 ${id} says who it is for or what it meets, and has three packages in detail`, async ({
      page,
    }) => {
      const fit = sectionOf(page, content, 'fit');
      await expect(fit.getByRole('heading')).toHaveText(/who this is for|challenges/i);
      const said = content.sections.find(({ kind }) => kind === 'fit');
      await expect(fit.getByRole('listitem')).toHaveText(said?.kind === 'fit' ? said.items : []);
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
    });

    test(`AUDIENCES-02 CURRENCY-12 ${id} shows its services with base prices and the line about them`, async ({
      page,
    }) => {
      const section = sectionOf(page, content, 'services');
      const shown = ids ?? ['ai-onboarding', 'ai-optimization', 'ai-training'];
      await expect(cardsOf(section)).toHaveText(
        shown.map((one) => services.find((service) => service.id === one)?.title ?? '-'),
      );
      await expect(section.getByText('Base price', { exact: true })).toHaveCount(shown.length);
      await expect(section.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
      await expect(section).not.toContainText(/\bfrom \$/i);
    });

    test(`AUDIENCES-03 ${id} asks its questions`, async ({ page }) => {
      const expected = positions ?? [2, 4, 5];
      await expect(sectionOf(page, content, 'faq').getByRole('button')).toHaveText(
        expected.map((position) => sharedFaq[position - 1]?.question ?? '-'),
      );
    });

    test(`AUDIENCES-04 AUDIENCES-05 ${id} lists its articles, each with what leads to it`, async ({
      page,
    }) => {
      const expected = articles
        .filter(matches ?? ((article) => article.category === 'Strategy' || inTitle('leader')(article)))
        .slice(0, 3);
      expect(expected.length).toBeGreaterThan(0);
      const section = sectionOf(page, content, 'articles');
      await expect(cardsOf(section)).toHaveText(expected.map((article) => article.title));
      for (const article of expected) {
        const row = section
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: article.title, exact: true }) });
        await expect(row).toContainText(article.category);
        await expect(row).toContainText(article.readTime);
        await expect(row).toContainText(article.excerpt);
        await expect(row.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', article.url);
      }
    });

    test(`AUDIENCES-06 ${id} has the statistics, one testimonial and a closing action`, async ({ page }) => {
      const statistics = sectionOf(page, content, 'statistics');
      await expect(statistics.getByRole('definition')).toHaveText(['10+', '20+', '10+', '120,000+']);
      await expect(statistics.getByRole('term')).toHaveText([
        'clients empowered',
        'years of experience',
        'AI solutions deployed',
        'hours saved annually',
      ]);
      const quotes = page.getByRole('main').getByRole('blockquote');
      await expect(quotes).toHaveCount(1);
      const own = content.sections.find((section) => section.kind === 'testimonial');
      const quote = testimonials.find((testimonial) => testimonial.id === own?.id)?.quote;
      await expect(quotes).toHaveText(quote ?? '-');
      await expectClosing(page);
    });
  });
}

test('AUDIENCES-06 each audience hears another voice', () => {
  const ids = audiences.map(({ page }) => page.sections.find(({ kind }) => kind === 'testimonial'));
  expect(new Set(ids.map((section) => JSON.stringify(section))).size).toBe(audiences.length);
});

test('AUDIENCES-07 startups has three engagement models, and its hero leads to them', async ({ page }) => {
  await page.goto('/solutions/startups');
  await page.getByRole('link', { name: 'See engagement models' }).click();
  const models = page.getByRole('region', { name: 'Engagement models' });
  await expect(models).toBeInViewport();
  await expect(cardsOf(models)).toHaveText([
    'Equity + Cash Hybrid',
    'Milestone-Based Pricing',
    'Success-Based Fees',
  ]);
});
