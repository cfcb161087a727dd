import { caseStudies } from '@/content/case-studies';
import { sharedFaq } from '@/content/faq';
import { industries } from '@/content/industries';
import { cardsOf, expectClosing, sectionOf } from '../support/landing';
import { expect, test } from '../support/test';

test.describe('the overview', () => {
  test.beforeEach(({ page }) => page.goto('/industries'));

  test('ROUTE-05 INDUSTRIES-01 Explore Solutions scrolls to the industries', async ({ page }) => {
    const third = page.getByRole('heading', { level: 3, name: 'Retail' });
    await expect(third).not.toBeInViewport();
    await page.getByRole('link', { name: 'Explore Solutions' }).click();
    await expect(page).toHaveURL(/\/industries#solutions$/);
    await expect(page.getByRole('heading', { level: 3, name: 'Healthcare' })).toBeInViewport();
    await expect(third).toBeInViewport();
  });

  test('INDUSTRIES-02 a card for each industry with icon, title and description, linking as a whole', async ({
    page,
  }) => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Healthcare',
      'Financial Services',
      'Retail',
      'Manufacturing',
      'Education',
      'Legal',
    ]);
    const icons = new Set<string | null>();
    for (const [index, { title, description, ctaLink }] of industries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', ctaLink);
      await expect(card.getByText(description)).toBeVisible();
      icons.add(await card.locator('svg').first().innerHTML());
    }
    expect(icons.size).toBe(6);
    // The whole card is the link, not only its title.
    await cards.nth(5).getByText('Contract review').click({ force: true });
    await expect(page).toHaveURL(/\/industries\/legal$/);
  });

  test('INDUSTRIES-03 a card shows the first four use cases and counts the others', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    for (const [index, { useCases }] of industries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('listitem')).toHaveText(useCases.slice(0, 4));
      const more = card.getByText(/^\+\d+ more solutions$/);
      if (useCases.length > 4) await expect(more).toHaveText(`+${useCases.length - 4} more solutions`);
      else await expect(more).toHaveCount(0);
    }
  });

  test('INDUSTRIES-04 the stats strip', async ({ page }) => {
    for (const [value, label] of [
      ['15+', 'Industries Served'],
      ['500+', 'Solutions Deployed'],
      ['98%', 'Client Success Rate'],
      ['3.5x', 'Average ROI'],
    ] as const) {
      const item = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
      await expect(item.getByText(value, { exact: true })).toBeVisible();
    }
  });

  test('INDUSTRIES-05 ROUTE-03 it closes with contact and the solution finder, and leads to enterprise', async ({
    page,
  }) => {
    await expectClosing(page);
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Try Our Solution Finder' })).toHaveAttribute(
      'href',
      '/tools/service-selector',
    );
    await expect(page.getByRole('main').locator('a[href="/solutions/enterprise"]')).toBeVisible();
  });
});

/** What each page claims, as its reader sees it; a claim stands on no other page of the family. */
const claims: Record<string, RegExp[]> = {
  healthcare: [/35%\s*shorter wait/i, /up to 70%\s*less time on administration/i],
  finance: [/99%\s*accuracy/],
  retail: [/95%\s*forecast accuracy/],
  manufacturing: [
    /3 weeks/,
    /75%\s*less downtime/,
    /99\.8%\s*defect detection accuracy/,
    /15-30%\s*more throughput/,
    /20%\s*lower energy cost/,
  ],
  education: [],
  legal: [/60x review speed/],
};

for (const { id, title, ctaLink, page: content } of industries) {
  test.describe(title, () => {
    test.beforeEach(({ page }) => page.goto(ctaLink));

    test(`ROUTE-05 INDUSTRIES-06 ${id} has a hero with a consultation button, under Industries`, async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /consultation/i })
          .first(),
      ).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('link', { name: /consultation/i }).first()).toBeInViewport();
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs).toHaveText(`HomeIndustries${title}`);
      await expect(crumbs.getByRole('link', { name: 'Industries' })).toHaveAttribute('href', '/industries');
    });

    test(`INDUSTRIES-07 ${id} has four challenges, six solutions and a way to the services`, async ({
      page,
    }) => {
      await expect(cardsOf(sectionOf(page, content, 'text-columns'))).toHaveCount(4);
      const solutions = sectionOf(page, content, 'features');
      await expect(cardsOf(solutions)).toHaveCount(6);
      await expect(solutions.getByRole('link')).toHaveAttribute('href', '/services');
    });

    test(`INDUSTRIES-08 ${id} shows up to two stories of its own industry and the way to all`, async ({
      page,
    }) => {
      const own = caseStudies.filter(({ industry }) => industry === title).slice(0, 2);
      const stories = sectionOf(page, content, 'case-studies');
      if (own.length === 0) return expect(stories).toHaveCount(0);
      await expect(cardsOf(stories)).toHaveText(own.map((study) => study.title));
      for (const study of own)
        await expect(stories.getByRole('link', { name: study.title })).toHaveAttribute('href', study.url);
      await expect(stories.getByRole('link', { name: 'All case studies' })).toHaveAttribute(
        'href',
        '/case-studies',
      );
    });

    test(`INDUSTRIES-09 ${id} asks the first three questions, links to contact and closes`, async ({
      page,
    }) => {
      const faq = sectionOf(page, content, 'faq');
      await expect(faq.getByRole('button')).toHaveText(sharedFaq.slice(0, 3).map(({ question }) => question));
      await expect(faq.getByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
      await expectClosing(page);
    });

    test(`INDUSTRIES-10 ${id} makes its own claims and none of another page`, async ({ page }) => {
      const main = page.getByRole('main');
      for (const [of, patterns] of Object.entries(claims))
        for (const pattern of patterns) {
          if (of === id) await expect(main).toContainText(pattern);
          else await expect(main).not.toContainText(pattern);
        }
    });
  });
}
