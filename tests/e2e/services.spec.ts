import type { Page } from '@playwright/test';
import { caseStudies } from '@/content/case-studies';
import { facts, groupQuote } from '@/content/company/facts';
import { sharedFaq } from '@/content/faq/faq';
import type { SectionKind } from '@/content/landing-page/schema';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import * as landing from '../support/landing';
import { shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';

function sectionOf(page: Page, id: string, kind: SectionKind) {
  const service = services.find((entry) => entry.id === id);
  if (!service) throw new Error(`there is no service ${id}`);
  return landing.sectionOf(page, service.page, kind);
}
const { cardsOf, expectClosing, ownQuestions } = landing;

/** Studies of the service's own solution, two at most with two results each; its price is called a base price. */
async function expectStudiesAndPrice(page: Page, id: string) {
  const title = services.find((service) => service.id === id)?.title ?? '-';
  const main = page.getByRole('main');
  const own = caseStudies.filter(({ solution }) => solution === title).slice(0, 2);
  await expect(cardsOf(main.getByRole('article'))).toHaveText(own.map((study) => study.title));
  for (const study of await main.getByRole('article').all()) {
    await expect(cardsOf(study).getByRole('link')).toHaveAttribute('href', /^\/case-studies\//);
    expect([1, 2]).toContain(await study.getByRole('listitem').count());
  }
  await expect(main).toContainText(/Base price \$[\d,]+/);
  await expect(main).not.toContainText(/\b(from|starting at) \$/i);
}

test('the overview has the services in order with weeks, prices and badges', {
  tag: ['@SERVICES-01', '@SERVICES-02', '@SERVICES-03', '@ROUTE-03', '@ENTITIES-02'],
}, async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Base price' });
  await expect(rows).toHaveCount(services.length);
  for (const [index, [title, badge]] of (
    [
      ['AI Training & Education', 'Popular'],
      ['Business AI Onboarding', ''],
      ['Workflow Automation', 'Popular'],
      ['Custom AI Development', 'Advanced'],
      ['AI System Optimization', 'Advanced'],
    ] as const
  ).entries()) {
    const row = rows.nth(index);
    await expect(cardsOf(row)).toHaveText(title);
    const { url = '', description = '-', pricingType = 'training' } = services[index] ?? {};
    await expect(row.getByRole('link', { name: title })).toHaveAttribute('href', url);
    await expect(row.getByText(description)).toBeVisible();
    await expect(row.getByText(/^(Popular|Advanced)$/)).toHaveText(badge ? [badge] : []);
    const price = `Base price ${shownPrice(pricing.baseCost[pricingType])} about ${pricing.baseWeeks[pricingType]} weeks`;
    await expect(row).toContainText(price);
  }
  // The chart begins in the first view of a desktop.
  await expect(rows.nth(1).getByText('Base price')).toBeInViewport();
  await expect(cardsOf(page.getByRole('region', { name: 'Our Approach to AI' }))).toHaveText([
    /understanding the business/i,
    /human-centered design/i,
    /ethical and responsible implementation/i,
    /continuous improvement/i,
  ]);
  await expectClosing(page);
  const closing = page.getByRole('region').last();
  await expect(closing.getByRole('link', { name: 'Book a Consultation' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/solutions/enterprise"]')).toBeVisible();
});

test.describe('read without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('training has its programs, tiers and FAQ, and leads to onboarding', {
    tag: [
      '@SERVICES-04',
      '@SERVICES-05',
      '@SERVICES-06',
      '@SERVICES-07',
      '@SERVICES-08',
      '@SERVICES-15',
      '@SERVICES-16',
      '@PIECES-05',
    ],
  }, async ({ page }) => {
    await page.goto('/services/ai-training');
    const section = (kind: SectionKind) => sectionOf(page, 'ai-training', kind);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Training & Education');
    await expect(section('overview').getByRole('paragraph').first()).toBeVisible();
    await expect(cardsOf(section('features'))).toHaveCount(6);
    await expect(cardsOf(section('process'))).toHaveCount(6);
    await expect(section('faq').getByRole('button').first()).toBeVisible();
    await expectClosing(page, '/contact?service=ai-training');

    await expect(cardsOf(section('programs'))).toHaveCount(4);
    for (const duration of ['1 day', '3-5 days', '2-4 weeks', '4-8 weeks']) {
      const program = section('programs')
        .getByRole('listitem')
        .filter({ has: page.getByText(duration, { exact: true }) });
      await expect(program).toHaveCount(1);
      await expect(program.getByRole('heading')).toHaveText(/\w/);
      expect(await program.getByRole('listitem').count()).toBeGreaterThan(1);
      await expect(program.getByRole('term')).toHaveText(['Who it’s for', 'Format']);
      await expect(program.getByRole('definition')).toHaveText([/\w/, /\w/]);
    }
    await expect(page.getByRole('main')).toContainText(/founded in 2025/);
    const next = page.getByRole('main').getByRole('link', { name: 'Business AI Onboarding' });
    await expect(next).toHaveAttribute('href', '/services/ai-onboarding');

    await expectStudiesAndPrice(page, 'ai-training');
    await test.step('a worked quote for a group of 60', async () => {
      const quote = section('group-quote');
      await expect(quote.getByRole('row')).toContainText(
        [...groupQuote.lines.map(({ usd }) => usd), groupQuote.total].map((usd) => shownPrice(usd)),
      );
    });
    await test.step('three tiers with price, unit, support and action', async () => {
      const tiers = section('pricing-tiers');
      await expect(cardsOf(tiers)).toHaveText(['Essentials', 'Professional', 'Enterprise']);
      for (const [name, price, unit, support, popular] of [
        ['Essentials', facts.essentials.value, 'per person', '30 days email support', 0],
        ['Professional', facts.professional.value, 'per person', '6 months support', 1],
        ['Enterprise', 'Custom', 'priced on request', '12 months unlimited support', 0],
      ] as const) {
        const heading = page.getByRole('heading', { name, exact: true });
        const tier = tiers.getByRole('listitem').filter({ has: heading });
        for (const text of [price, unit, support])
          await expect(tier.getByText(text, { exact: true })).toBeVisible();
        await expect(tier.getByText('Most Popular')).toHaveCount(popular);
        const href = '/contact?inquiry=quote&service=ai-training';
        await expect(tier.getByRole('link')).toHaveAttribute('href', href);
      }
    });
  });

  for (const [requirement, id, counts, faq, impact] of [
    ['@SERVICES-10', 'ai-onboarding', { 'text-columns': 3, process: 5 }, [1, 2, 3], []],
    [
      '@SERVICES-12',
      'workflow-automation',
      { 'text-columns': 3, process: 5, features: 6 },
      [2, 3, 5],
      [/^85%\s?less processing time/, /^93%\s?fewer errors/, /^40%\s?lower cost/],
    ],
    [
      '@SERVICES-13',
      'custom-ai-development',
      { 'text-columns': 3, process: 6, features: 6, technologies: 3 },
      [1, 3, 5],
      [],
    ],
    [
      '@SERVICES-14',
      'ai-optimization',
      { 'text-columns': 3, process: 6, features: 6 },
      [3, 4, 5],
      [/^40%\+.*accuracy/, /^60%\+\s?less processing time/, /^35%\+\s?lower cost/],
    ],
  ] as const) {
    test(`${id} has its sections, its figures and its shared questions`, {
      tag: [requirement, '@SERVICES-11', '@SERVICES-15', '@SERVICES-16'],
    }, async ({ page }) => {
      await page.goto(`/services/${id}`);
      for (const [kind, count] of Object.entries(counts))
        await expect(cardsOf(sectionOf(page, id, kind as SectionKind))).toHaveCount(count);
      await expect(sectionOf(page, id, 'faq').getByRole('button')).toHaveText([
        ...services.filter((service) => service.id === id).flatMap((service) => ownQuestions(service.page)),
        ...faq.map((position) => sharedFaq[position - 1]?.question ?? ''),
      ]);
      if (id === 'ai-onboarding') {
        await expect(sectionOf(page, id, 'overview').getByRole('paragraph').first()).toBeVisible();
        await expect(cardsOf(page.getByRole('region', { name: 'Ideal for' }))).toHaveCount(4);
      }
      if (impact.length > 0) {
        const statistics = sectionOf(page, id, 'statistics').getByRole('listitem');
        await expect(statistics).toHaveText([...impact]);
        await expect(statistics.getByRole('img')).toHaveCount(3);
      }
      await expectStudiesAndPrice(page, id);
      await expectClosing(page, `/contact?service=${id}`);
    });
  }
});

test('prices follow the chosen currency, with one line about it', {
  tag: ['@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page }) => {
  const rupees = (usd: number) => shownPrice(usd, 'INR', 'full');
  const amount = (dollars: string) => Number(dollars.replace(/\D/g, ''));
  await useCurrency(page, 'INR');
  await page.goto('/services/ai-training');
  const tiers = sectionOf(page, 'ai-training', 'pricing-tiers');
  await expect(tiers.getByText(rupees(amount(facts.essentials.value)))).toBeVisible();
  await expect(tiers.getByText(rupees(amount(facts.professional.value)))).toBeVisible();
  await expect(tiers).not.toContainText('$');
  await expect(tiers.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
  await expect(page.getByText(`Base price ${rupees(pricing.baseCost.training)}`)).toBeVisible();
  await page.goto('/services');
  await expect(page.getByText(rupees(pricing.baseCost.automation))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
});
