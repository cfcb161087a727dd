import type { Locator, Page } from '@playwright/test';
import { sharedFaq } from '@/content/faq';
import type { SectionKind } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import { expect, test } from '../support/test';

/** Titles are copy and may change; what stands in the section is what the specification says. */
function sectionOf(page: Page, id: string, kind: SectionKind): Locator {
  const found = services.find((service) => service.id === id)?.page.sections.find((one) => one.kind === kind);
  if (!found) throw new Error(`${id} has no section of the kind ${kind}`);
  return page.getByRole('region', { name: found.title, exact: true });
}

const cards = (section: Locator) => section.getByRole('heading', { level: 3 });
const open = (page: Page, id: string) => page.goto(`/services/${id}`);

/** The closing action is the last region of the page; its first button leads to the contact form. */
async function expectClosing(page: Page, href: string) {
  const closing = page.getByRole('main').getByRole('region').last();
  await expect(closing.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(closing.getByRole('link').first()).toHaveAttribute('href', href);
}

test('SERVICES-01 the overview has a hero and the five services in order, with their badges', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Details about/ }) });
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([
    'AI Training & Education',
    'Business AI Onboarding',
    'Workflow Automation',
    'Custom AI Development',
    'AI System Optimization',
  ]);
  const badges = [/Popular/, null, /Popular/, /Advanced/, /Advanced/];
  for (const [index, badge] of badges.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('link')).toHaveAttribute('href', services[index]?.url ?? '');
    if (badge) await expect(row).toContainText(badge);
    else await expect(row).not.toContainText(/Popular|Advanced/);
  }
});

test('SERVICES-02 Our Approach to AI has its four steps', async ({ page }) => {
  await page.goto('/services');
  await expect(cards(page.getByRole('region', { name: 'Our Approach to AI' }))).toHaveText([
    /understanding the business/i,
    /human-centered design/i,
    /ethical and responsible implementation/i,
    /continuous improvement/i,
  ]);
});

test('SERVICES-03 ROUTE-03 the overview closes with a booking, and leads to enterprise', async ({ page }) => {
  await page.goto('/services');
  await expectClosing(page, '/contact');
  await expect(
    page.getByRole('region').last().getByRole('link', { name: 'Book a Consultation' }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/solutions/enterprise"]')).toBeVisible();
});

test.describe('AI Training & Education', () => {
  test.beforeEach(({ page }) => open(page, 'ai-training'));

  test('SERVICES-04 hero, overview, six key benefits, six steps, FAQ and closing action', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Training & Education');
    await expect(sectionOf(page, 'ai-training', 'overview').getByRole('paragraph').first()).toBeVisible();
    await expect(cards(sectionOf(page, 'ai-training', 'features'))).toHaveCount(6);
    await expect(cards(sectionOf(page, 'ai-training', 'process'))).toHaveCount(6);
    await expect(sectionOf(page, 'ai-training', 'faq').getByRole('button').first()).toBeVisible();
    await expectClosing(page, '/contact?service=ai-training');
  });

  test('SERVICES-04 SERVICES-08 four programs, each with features, for whom, duration and format', async ({
    page,
  }) => {
    const programs = sectionOf(page, 'ai-training', 'programs');
    await expect(cards(programs)).toHaveCount(4);
    for (const duration of ['1 day', '3-5 days', '2-4 weeks', '4-8 weeks']) {
      const program = programs
        .getByRole('listitem')
        .filter({ has: page.getByText(duration, { exact: true }) });
      await expect(program).toHaveCount(1);
      await expect(program.getByRole('heading')).toHaveText(/\w/);
      expect(await program.getByRole('listitem').count()).toBeGreaterThan(1);
      await expect(program.getByRole('term')).toHaveText(['For whom', 'Format']);
      await expect(program.getByRole('definition')).toHaveText([/\w/, /\w/]);
    }
  });

  test('SERVICES-07 three tiers with price, unit, support and action', async ({ page }) => {
    const tiers = sectionOf(page, 'ai-training', 'tiers');
    await expect(cards(tiers)).toHaveText(['Essentials', 'Professional', 'Enterprise']);
    const tier = (name: string) =>
      tiers.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const [name, price, unit, support, popular] of [
      ['Essentials', '$1,500', 'per person', '30 days email support', 0],
      ['Professional', '$3,500', 'per person', '6 months support', 1],
      ['Enterprise', 'Custom', 'priced with you', '12 months unlimited support', 0],
    ] as const) {
      await expect(tier(name).getByText(price, { exact: true })).toBeVisible();
      await expect(tier(name).getByText(unit, { exact: true })).toBeVisible();
      await expect(tier(name).getByText(support, { exact: true })).toBeVisible();
      await expect(tier(name).getByText('Most Popular')).toHaveCount(popular);
      await expect(tier(name).getByRole('link')).toHaveAttribute(
        'href',
        '/contact?inquiry=quote&service=ai-training',
      );
    }
  });

  test('PIECES-05 the popular card’s edge differs from the others', async ({ page }) => {
    const tiers = sectionOf(page, 'ai-training', 'tiers');
    const edges = await tiers
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((all) => all.map((card) => Number.parseFloat(getComputedStyle(card).borderTopWidth)));
    const [essentials = 0, professional = 0, enterprise = 0] = edges;
    expect(professional).toBe(3);
    expect(essentials).toBeLessThan(2);
    expect(enterprise).toBe(essentials);
  });

  test('SERVICES-05 it leads on to onboarding', async ({ page }) => {
    const onward = page.getByRole('main').getByRole('link', { name: 'Business AI Onboarding' });
    await expect(onward).toHaveAttribute('href', '/services/ai-onboarding');
  });

  test('SERVICES-06 it says founded in 2025', async ({ page }) => {
    await expect(page.getByRole('main')).toContainText(/founded in 2025/);
  });
});

test('SERVICES-10 onboarding has three benefits, five steps, four ideal-for cards and an action', async ({
  page,
}) => {
  await open(page, 'ai-onboarding');
  await expect(sectionOf(page, 'ai-onboarding', 'overview').getByRole('paragraph').first()).toBeVisible();
  await expect(cards(sectionOf(page, 'ai-onboarding', 'points'))).toHaveCount(3);
  await expect(cards(sectionOf(page, 'ai-onboarding', 'process'))).toHaveCount(5);
  const ideal = page.getByRole('region', { name: 'Ideal for' });
  await expect(cards(ideal)).toHaveCount(4);
  await expectClosing(page, '/contact?service=ai-onboarding');
});

test('SERVICES-12 automation has three benefits, five steps, six opportunities and its drawn impact', async ({
  page,
}) => {
  await open(page, 'workflow-automation');
  await expect(cards(sectionOf(page, 'workflow-automation', 'points'))).toHaveCount(3);
  await expect(cards(sectionOf(page, 'workflow-automation', 'process'))).toHaveCount(5);
  await expect(cards(sectionOf(page, 'workflow-automation', 'features'))).toHaveCount(6);
  const impact = sectionOf(page, 'workflow-automation', 'figures').getByRole('listitem');
  await expect(impact).toHaveText([/^85%less processing time/, /^93%fewer errors/, /^40%lower cost/]);
  for (const [index, left] of ['15', '7', '60'].entries())
    await expect(impact.nth(index).getByRole('img')).toHaveAccessibleName(
      `Before 100; after: ${left}% remains.`,
    );
  await expectClosing(page, '/contact?service=workflow-automation');
});

test('SERVICES-13 custom development has three benefits, six steps, six solution types and a stack of three', async ({
  page,
}) => {
  await open(page, 'custom-ai-development');
  await expect(cards(sectionOf(page, 'custom-ai-development', 'points'))).toHaveCount(3);
  await expect(cards(sectionOf(page, 'custom-ai-development', 'process'))).toHaveCount(6);
  await expect(cards(sectionOf(page, 'custom-ai-development', 'features'))).toHaveCount(6);
  await expect(cards(sectionOf(page, 'custom-ai-development', 'stack'))).toHaveCount(3);
  await expectClosing(page, '/contact?service=custom-ai-development');
});

test('SERVICES-14 optimization has three benefits, six steps, six areas and its drawn outcome', async ({
  page,
}) => {
  await open(page, 'ai-optimization');
  await expect(cards(sectionOf(page, 'ai-optimization', 'points'))).toHaveCount(3);
  await expect(cards(sectionOf(page, 'ai-optimization', 'process'))).toHaveCount(6);
  await expect(cards(sectionOf(page, 'ai-optimization', 'features'))).toHaveCount(6);
  const outcome = sectionOf(page, 'ai-optimization', 'figures').getByRole('listitem');
  await expect(outcome).toHaveText([/^40%\+.*accuracy/, /^60%\+less processing time/, /^35%\+lower cost/]);
  await expect(outcome.getByRole('img')).toHaveCount(3);
  await expectClosing(page, '/contact?service=ai-optimization');
});

for (const [id, positions] of Object.entries({
  'ai-onboarding': [1, 2, 3],
  'workflow-automation': [2, 3, 5],
  'custom-ai-development': [1, 3, 5],
  'ai-optimization': [3, 4, 5],
})) {
  test(`SERVICES-11 ${id} asks the shared questions ${positions.join(', ')}`, async ({ page }) => {
    await open(page, id);
    await expect(sectionOf(page, id, 'faq').getByRole('button')).toHaveText(
      positions.map((position) => sharedFaq[position - 1]?.question ?? ''),
    );
  });
}

for (const { id, title } of services) {
  test(`SERVICES-15 SERVICES-16 ${id} shows studies of its own solution only, and calls its price a base price`, async ({
    page,
  }) => {
    await open(page, id);
    const main = page.getByRole('main');
    for (const study of await main.getByRole('article').all()) {
      await expect(study.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
        'href',
        /^\/case-studies\//,
      );
      const results = await study.getByRole('listitem').count();
      expect(results).toBeGreaterThan(0);
      expect(results).toBeLessThanOrEqual(2);
    }
    expect(await main.getByRole('article').count()).toBeLessThanOrEqual(2);
    await expect(main).toContainText(/Base price \$[\d,]+/);
    await expect(main).not.toContainText(/\b(from|starting at) \$/i);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(`HomeServices${title}`);
  });
}

test('CURRENCY-09 CURRENCY-12 prices follow the chosen currency, with one line about it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
  );
  await open(page, 'ai-training');
  const tiers = sectionOf(page, 'ai-training', 'tiers');
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
