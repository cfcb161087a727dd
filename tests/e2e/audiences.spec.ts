import { articles } from '@/content/articles';
import type { Article } from '@/content/articles/schema';
import { audiences } from '@/content/audiences';
import { testimonials } from '@/content/company/testimonials';
import { sharedFaq } from '@/content/faq/faq';
import { services } from '@/content/services';
import { cardsOf, expectClosing, ownQuestions, sectionOf } from '../support/landing';
import { expect, test } from '../support/test';

const inTitle = (word: string) => (article: Article) => article.title.toLowerCase().includes(word);

/** What the specification says of each audience; for enterprise it has no lists, so these are the site's own. */
const stated: Record<string, { services: string[]; faq: number[]; articles: (article: Article) => boolean }> =
  {
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
    enterprise: {
      services: ['ai-onboarding', 'ai-optimization', 'ai-training'],
      faq: [5],
      articles: (article) => article.category === 'Strategy' || inTitle('leader')(article),
    },
  };

test.describe('read without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, title, description, features, page: content } of audiences) {
    const expected = stated[id]!;

    test(`${id} has every section of its specification`, {
      tag: [
        '@ROUTE-03',
        '@AUDIENCES-01',
        '@AUDIENCES-02',
        '@AUDIENCES-03',
        '@AUDIENCES-04',
        '@AUDIENCES-05',
        '@AUDIENCES-06',
        '@CURRENCY-12',
      ],
    }, async ({ page }) => {
      await page.goto(`/solutions/${id}`);
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
      await expect(cardsOf(rows)).toHaveText(
        expected.services.map((one) => services.find((service) => service.id === one)?.title ?? '-'),
      );
      await expect(rows.getByText('Base price', { exact: true })).toHaveCount(expected.services.length);
      await expect(rows.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
      await expect(rows).not.toContainText(/\bfrom \$/i);

      await expect(sectionOf(page, content, 'faq').getByRole('button')).toHaveText([
        ...ownQuestions(content),
        ...expected.faq.map((position) => sharedFaq[position - 1]?.question ?? '-'),
      ]);

      const listed = articles.filter(expected.articles).slice(0, 3);
      expect(listed.length).toBeGreaterThan(0);
      const reading = sectionOf(page, content, 'articles');
      await expect(cardsOf(reading)).toHaveText(listed.map((article) => article.title));
      for (const [index, { category, readTime, excerpt, url }] of listed.entries()) {
        const row = reading.getByRole('listitem').nth(index);
        for (const text of [category, readTime, excerpt]) await expect(row).toContainText(text);
        await expect(row.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', url);
      }

      if (id !== 'enterprise') {
        const statistics = sectionOf(page, content, 'company-statistics');
        await expect(statistics.getByRole('definition')).toHaveText(['10+', '20+', '10+', '120,000+']);
        await expect(statistics.getByRole('term')).toHaveText([
          'clients empowered',
          'years of experience',
          'AI solutions deployed',
          'hours saved annually',
        ]);
      }
      const own = content.sections.find((section) => section.kind === 'testimonial');
      await expect(page.getByRole('main').getByRole('blockquote')).toHaveText([
        testimonials.find((testimonial) => testimonial.id === own?.id)?.quote ?? '-',
      ]);
      await expectClosing(page);
    });
  }
});

test('startups has three engagement models, and its hero leads to them', { tag: '@AUDIENCES-07' }, async ({
  page,
}) => {
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
