import type { Page } from '@playwright/test';
import { caseStudies } from '@/content/case-studies';
import { facts, groupQuote } from '@/content/company/facts';
import type { SectionKind } from '@/content/landing-page/schema';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { aiTraining } from '@/content/services/ai-training';
import { cardsOf, expectClosing, sectionOf as sectionOfKind } from '../support/landing';
import { shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';

const sectionOf = (page: Page, kind: SectionKind) => sectionOfKind(page, aiTraining.page, kind);

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

  // One component shows every service. Which sections each has is tested with the content.
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
    const section = (kind: SectionKind) => sectionOf(page, kind);
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

    const own = caseStudies.filter(({ solution }) => solution === aiTraining.title).slice(0, 2);
    const studies = page.getByRole('main').getByRole('article');
    await expect(cardsOf(studies)).toHaveText(own.map((study) => study.title));
    for (const study of await studies.all()) {
      await expect(cardsOf(study).getByRole('link')).toHaveAttribute('href', /^\/case-studies\//);
      expect([1, 2]).toContain(await study.getByRole('listitem').count());
    }
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
});

test('prices follow the chosen currency, with one line about it that US dollars do not need', {
  tag: ['@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page }) => {
  const rupees = (usd: number) => shownPrice(usd, 'INR', 'full');
  const amount = (dollars: string) => Number(dollars.replace(/\D/g, ''));
  await page.goto('/services');
  await expect(page.getByRole('main')).toContainText(shownPrice(pricing.baseCost.automation, 'USD'));
  await expect(page.getByText('converted at fixed rates from US dollars')).toHaveCount(0);
  await useCurrency(page, 'INR');
  await page.goto('/services/ai-training');
  const tiers = sectionOf(page, 'pricing-tiers');
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
