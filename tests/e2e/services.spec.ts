import type { Page } from '@playwright/test';
import { sharedFaq } from '@/content/faq';
import type { SectionKind } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import * as landing from '../support/landing';
import { expect, test } from '../support/test';

function sectionOf(page: Page, id: string, kind: SectionKind) {
  const service = services.find((entry) => entry.id === id);
  if (!service) throw new Error(`there is no service ${id}`);
  return landing.sectionOf(page, service.page, kind);
}
const { cardsOf, expectClosing } = landing;

test('SERVICES-01 SERVICES-02 SERVICES-03 ROUTE-03 the overview has the services in order with their badges, the approach, and a booking', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Details about/ }) });
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
    await expect(row.getByRole('link')).toHaveAttribute('href', services[index]?.url ?? '');
    await expect(row.getByText(/^(Popular|Advanced)$/)).toHaveText(badge ? [badge] : []);
  }
  await expect(rows).toHaveCount(5);
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

test('PIECES-03 steps stand side by side from 64rem and below each other on narrower screens, the last ring filled', async ({
  page,
}) => {
  await page.goto('/services');
  const rings = page
    .getByRole('region', { name: 'Our Approach to AI' })
    .getByRole('listitem')
    .locator('[aria-hidden]:not(svg)');
  await expect(rings).toHaveText(['1', '2', '3', '4']);
  const measure = () =>
    rings.evaluateAll((all) =>
      all.map((ring) => ({
        left: ring.getBoundingClientRect().left,
        top: ring.getBoundingClientRect().top,
        ground: getComputedStyle(ring).backgroundColor,
      })),
    );
  const distinct = (values: unknown[]) => new Set(values).size;
  await page.setViewportSize({ width: 1024, height: 800 });
  const wide = await measure();
  expect([distinct(wide.map(({ top }) => top)), distinct(wide.map(({ left }) => left))]).toEqual([1, 4]);
  expect(distinct(wide.slice(0, 3).map(({ ground }) => ground))).toBe(1);
  expect(wide[3]?.ground).not.toBe(wide[0]?.ground);
  await page.setViewportSize({ width: 1023, height: 800 });
  const narrow = await measure();
  expect([distinct(narrow.map(({ top }) => top)), distinct(narrow.map(({ left }) => left))]).toEqual([4, 1]);
});

test('SERVICES-04 SERVICES-05 SERVICES-06 SERVICES-08 training has benefits, programs, steps and FAQ, says when it was founded and leads to onboarding', async ({
  page,
}) => {
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
    await expect(program.getByRole('term')).toHaveText(['For whom', 'Format']);
    await expect(program.getByRole('definition')).toHaveText([/\w/, /\w/]);
  }
  await expect(page.getByRole('main')).toContainText(/founded in 2025/);
  const next = page.getByRole('main').getByRole('link', { name: 'Business AI Onboarding' });
  await expect(next).toHaveAttribute('href', '/services/ai-onboarding');
});

test('SERVICES-07 PIECES-05 training has three tiers with price, unit, support and action; the popular card has a thicker edge', async ({
  page,
}) => {
  await page.goto('/services/ai-training');
  const tiers = sectionOf(page, 'ai-training', 'pricing-tiers');
  await expect(cardsOf(tiers)).toHaveText(['Essentials', 'Professional', 'Enterprise']);
  const edges: number[] = [];
  for (const [name, price, unit, support, popular] of [
    ['Essentials', '$1,500', 'per person', '30 days email support', 0],
    ['Professional', '$3,500', 'per person', '6 months support', 1],
    ['Enterprise', 'Custom', 'priced with you', '12 months unlimited support', 0],
  ] as const) {
    const tier = tiers
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const text of [price, unit, support])
      await expect(tier.getByText(text, { exact: true })).toBeVisible();
    await expect(tier.getByText('Most Popular')).toHaveCount(popular);
    const href = '/contact?inquiry=quote&service=ai-training';
    await expect(tier.getByRole('link')).toHaveAttribute('href', href);
    edges.push(await tier.evaluate((card) => Number.parseFloat(getComputedStyle(card).borderTopWidth)));
  }
  const [essentials = 0, professional = 0, enterprise] = edges;
  expect(professional).toBeGreaterThan(essentials);
  expect(enterprise).toBe(essentials);
});

for (const [clause, id, counts, faq] of [
  ['SERVICES-10', 'ai-onboarding', { 'text-columns': 3, process: 5 }, [1, 2, 3]],
  ['SERVICES-12', 'workflow-automation', { 'text-columns': 3, process: 5, features: 6 }, [2, 3, 5]],
  [
    'SERVICES-13',
    'custom-ai-development',
    { 'text-columns': 3, process: 6, features: 6, technologies: 3 },
    [1, 3, 5],
  ],
  ['SERVICES-14', 'ai-optimization', { 'text-columns': 3, process: 6, features: 6 }, [3, 4, 5]],
] as const) {
  test(`${clause} SERVICES-11 ${id} has its benefits, steps and cards, asks the shared questions ${faq.join(', ')}, and closes`, async ({
    page,
  }) => {
    await page.goto(`/services/${id}`);
    for (const [kind, count] of Object.entries(counts))
      await expect(cardsOf(sectionOf(page, id, kind as SectionKind))).toHaveCount(count);
    await expect(sectionOf(page, id, 'faq').getByRole('button')).toHaveText(
      faq.map((position) => sharedFaq[position - 1]?.question ?? ''),
    );
    if (id === 'ai-onboarding') {
      await expect(sectionOf(page, id, 'overview').getByRole('paragraph').first()).toBeVisible();
      await expect(cardsOf(page.getByRole('region', { name: 'Ideal for' }))).toHaveCount(4);
    }
    await expectClosing(page, `/contact?service=${id}`);
  });
}

test('SERVICES-12 SERVICES-14 automation and optimization draw their impact', async ({ page }) => {
  await page.goto('/services/workflow-automation');
  const impact = sectionOf(page, 'workflow-automation', 'statistics').getByRole('listitem');
  await expect(impact).toHaveText([
    /^85%\s?less processing time/,
    /^93%\s?fewer errors/,
    /^40%\s?lower cost/,
  ]);
  for (const [index, left] of ['15', '7', '60'].entries())
    await expect(impact.nth(index).getByRole('img')).toHaveAccessibleName(
      `Before 100; after: ${left}% remains.`,
    );
  await page.goto('/services/ai-optimization');
  const outcome = sectionOf(page, 'ai-optimization', 'statistics').getByRole('listitem');
  await expect(outcome).toHaveText([
    /^40%\+.*accuracy/,
    /^60%\+\s?less processing time/,
    /^35%\+\s?lower cost/,
  ]);
  await expect(outcome.getByRole('img')).toHaveCount(3);
});

test('SERVICES-15 SERVICES-16 each service shows studies of its own solution, two at most with two results, and calls its price a base price', async ({
  page,
}) => {
  for (const { title, url } of services) {
    await page.goto(url);
    const main = page.getByRole('main');
    const studies = await main.getByRole('article').all();
    expect(studies.length).toBeLessThanOrEqual(2);
    for (const study of studies) {
      await expect(cardsOf(study).getByRole('link')).toHaveAttribute('href', /^\/case-studies\//);
      expect([1, 2]).toContain(await study.getByRole('listitem').count());
    }
    await expect(main).toContainText(/Base price \$[\d,]+/);
    await expect(main).not.toContainText(/\b(from|starting at) \$/i);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toContainText([
      'Home',
      'Services',
      title,
    ]);
  }
});

test('CURRENCY-09 CURRENCY-12 prices follow the chosen currency, with one line about it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
  );
  await page.goto('/services/ai-training');
  const tiers = sectionOf(page, 'ai-training', 'pricing-tiers');
  await expect(tiers.getByText('₹124,710.00')).toBeVisible();
  await expect(tiers.getByText('₹290,990.00')).toBeVisible();
  await expect(tiers).not.toContainText('$');
  await expect(tiers.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
  await expect(page.getByText(/Base price ₹166,280.00/)).toBeVisible();
  await page.goto('/services');
  await expect(page.getByText('₹623,550.00')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByText('converted at fixed rates from US dollars')).toHaveCount(1);
});
