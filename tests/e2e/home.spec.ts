import type { Locator, Page } from '@playwright/test';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { home } from '@/content/home';
import { firstQuestion } from '@/content/selector';
import { services } from '@/content/services';
import { testimonials } from '@/content/testimonials';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

/** The letters of the goals in the selector's address. */
const letters: Record<string, string> = {
  'skill-development': 's',
  'process-automation': 'p',
  'custom-solution': 'c',
  'system-optimization': 'o',
  'business-integration': 'b',
};

const headline = 'From trying AI to running on it.';
const oneLine = (heading: string) => heading.replace('\n', ' ');
const region = (page: Page, heading: string) => page.getByRole('region', { name: oneLine(heading) });
const answers = (page: Page) =>
  page.getByRole('list', { name: firstQuestion.question }).getByRole('listitem');

/** The answer that shows its base price is the one the lane runs into. */
async function expectLit(page: Page, id: string) {
  for (const [index, goal] of firstQuestion.goals.entries()) {
    const price = answers(page)
      .nth(index)
      .getByText(/Base price/);
    if (goal.id === id) await expect(price).toBeVisible();
    else await expect(price).toBeHidden();
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('sections', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('ROUTE-01 / is home: its headline is the only heading of the first level', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(page).toHaveTitle(home.meta.title);
  });

  test('HOME-01 the hero leads to the consultation and to the services', async ({ page }) => {
    const hero = region(page, headline);
    await expect(hero.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
  });

  test('HOME-01 the hero asks the first question of the selector; each answer is a link with its goal', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: firstQuestion.question })).toBeVisible();
    await expect(answers(page)).toHaveCount(5);
    for (const [index, { id, label }] of firstQuestion.goals.entries()) {
      const link = answers(page).nth(index).getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', `/tools/service-selector?a=1.${letters[id]}`);
    }
  });

  test('HOME-02 the services grid shows the services, six at most, each with its page and base price', async ({
    page,
  }) => {
    const rows = region(page, home.services.heading).getByRole('listitem');
    await expect(rows).toHaveCount(Math.min(services.length, 6));
    for (const [index, { title, url, badge }] of services.slice(0, 6).entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('heading', { name: title })).toBeVisible();
      await expect(row.getByRole('link')).toHaveAttribute('href', url);
      await expect(row).toContainText(/Base price \$[\d,]+ ?about \d+ weeks/);
      await expect(row.getByText(/^(Popular|Advanced)$/)).toHaveText(badge ? [badge] : []);
      await expect(row.getByRole('img')).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
    await expect(page.getByRole('link', { name: 'Work out a price' })).toHaveAttribute(
      'href',
      '/tools/pricing-calculator',
    );
  });

  test('HOME-02 the whole row of a service leads to it', async ({ page }) => {
    const row = region(page, home.services.heading).getByRole('listitem').first();
    await row.scrollIntoViewIfNeeded();
    const figure = await box(row.getByRole('img'));
    await page.mouse.click(figure.x + figure.width / 2, figure.y + figure.height / 2);
    await expect(page).toHaveURL(/\/services\/ai-training$/);
  });

  test('HOME-03 the statistics band states all five figures in words', async ({ page }) => {
    const band = region(page, home.statistics.heading);
    for (const [label, value] of [
      ['clients empowered', '10+'],
      ['years of experience', '20+'],
      ['AI solutions deployed', '10+'],
      ['hours saved annually', '120,000+'],
      ['average ROI within the first year', '100%'],
    ] as const) {
      const term = band.getByRole('term').filter({ hasText: label });
      await expect(term).toBeVisible();
      await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
    }
  });

  test("HOME-04 'AI Solutions That Scale' shows the first 2 audiences", async ({ page }) => {
    const section = region(page, 'AI Solutions That Scale');
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      audiences.slice(0, 2).map(({ title }) => title),
    );
    for (const { ctaText, ctaLink, features } of audiences.slice(0, 2)) {
      await expect(section.getByRole('link', { name: ctaText })).toHaveAttribute('href', ctaLink);
      for (const feature of features) await expect(section.getByText(feature)).toBeVisible();
    }
  });

  test('HOME-05 the first 3 testimonials stand with author, company and rating in words', async ({
    page,
  }) => {
    const figures = region(page, home.testimonials.heading).getByRole('figure');
    await expect(figures).toHaveCount(3);
    for (const [index, { quote, author, company, rating }] of testimonials.slice(0, 3).entries()) {
      const figure = figures.nth(index);
      await expect(figure.getByRole('blockquote')).toHaveText(quote);
      for (const words of [author, company, `${rating} of 5`]) await expect(figure).toContainText(words);
    }
  });

  test('HOME-06 the first 3 case studies show at most 2 results each and lead on to all', async ({
    page,
  }) => {
    const section = region(page, home.caseStudies.heading);
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, { title, url, results, figure }] of caseStudies.slice(0, 3).entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', url);
      await expect(card.getByRole('img', { name: figure.alt })).toBeVisible();
      const lines = await card.getByRole('listitem').allTextContents();
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.map((line) => line.trim())).toEqual(results.slice(0, lines.length));
    }
    await expect(section.getByText('Figures in case studies are illustrative.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'View All Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('HOME-07 the first 3 articles stand with their American date and lead on to all', async ({ page }) => {
    const section = region(page, home.articles.heading);
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    for (const [index, { title, url, excerpt }] of articles.slice(0, 3).entries()) {
      await expect(rows.nth(index).getByRole('link', { name: title })).toHaveAttribute('href', url);
      await expect(rows.nth(index)).toContainText(excerpt);
      await expect(rows.nth(index).getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    }
    await expect(section.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
  });

  test('HOME-08 the closing call to action leads to /contact and /about', async ({ page }) => {
    const closing = region(page, home.closing.heading);
    await expect(closing.getByRole('link')).toHaveCount(2);
    await expect(closing.getByRole('link').first()).toHaveAttribute('href', '/contact');
    await expect(closing.getByRole('link').last()).toHaveAttribute('href', '/about');
  });

  test('HOME-09 the sections stand in the specified order', async ({ page }) => {
    const order = [
      headline,
      home.services.heading,
      home.statistics.heading,
      'AI Solutions That Scale',
      home.testimonials.heading,
      home.caseStudies.heading,
      home.articles.heading,
      home.closing.heading,
    ].map(oneLine);
    const headings = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .or(page.getByRole('heading', { level: 1 }));
    const found = (await headings.allTextContents()).map(oneLine);
    expect(found.filter((text) => text !== firstQuestion.question)).toEqual(order);
    const tops: number[] = [];
    for (const name of order) tops.push((await box(region(page, name))).y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test("CURRENCY-12 one line 'converted at fixed rates from US dollars' stands with the service prices", async ({
    page,
  }) => {
    const line = page.getByText('converted at fixed rates from US dollars', { exact: true });
    await expect(line).toHaveCount(1);
    await expect(region(page, home.services.heading).filter({ has: line })).toBeVisible();
  });

  test('ROUTE-13 call-to-action buttons navigate by a full page load', async ({ page }) => {
    for (const [name, url] of [
      ['Get Free Consultation', '/contact'],
      ['View All Case Studies', '/case-studies'],
      ['For individuals', '/solutions/individuals'],
    ] as const) {
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL(`**${url}`);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
    }
  });

  test('ROUTE-13 an answer of the first question leads to the selector with its goal', async ({ page }) => {
    await answers(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tools\/service-selector\?a=1\.s$/);
  });
});

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not drawn');
  return found;
}

test.describe('the first question', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(viewports.desktop);
    await page.goto('/');
  });

  test('HOME-01 at rest the default answer is lit', async ({ page }) => {
    await expectLit(page, 'process-automation');
  });

  test('HOME-01 the lit answer follows keyboard focus, and rests on the default again', async ({ page }) => {
    await page.getByRole('link', { name: 'Explore Services' }).focus();
    for (const { id } of firstQuestion.goals) {
      await page.keyboard.press('Tab');
      await expectLit(page, id);
    }
    await page.keyboard.press('Tab');
    await expectLit(page, 'process-automation');
  });

  test('HOME-01 the lit answer follows the pointer, also where another has focus', async ({ page }) => {
    await answers(page).first().getByRole('link').focus();
    for (const [index, { id }] of [...firstQuestion.goals.entries()].reverse()) {
      await answers(page).nth(index).hover();
      await expectLit(page, id);
    }
    await page.mouse.move(5, 5);
    await expectLit(page, firstQuestion.goals[0]!.id);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('HOME-01 HOME-02 HOME-09 all text, all links and the lit answer are there', async ({ page }) => {
    await page.goto('/');
    for (const heading of [
      home.services,
      home.statistics,
      home.audiences,
      home.testimonials,
      home.articles,
    ]) {
      await expect(region(page, heading.heading)).toBeVisible();
    }
    await expect(page.getByText('average ROI within the first year')).toBeVisible();
    await expectLit(page, 'process-automation');
    await answers(page).nth(4).getByRole('link').focus();
    await expectLit(page, 'system-optimization');
    await answers(page).nth(4).getByRole('link').click();
    await expect(page).toHaveURL(/service-selector\?a=1\.o$/);
  });
});

test('HOME-01 the headline is what the browser paints largest, and it fills the column at 1440', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/');
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          resolve(entry?.element?.closest('h1')?.textContent ?? String(entry?.element?.outerHTML));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe(headline);
  const line = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const rects = [...range.getClientRects()];
    return {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      lines: new Set(rects.map(({ top }) => Math.round(top))).size,
    };
  });
  expect(line.lines).toBe(1);
  expect(line.left).toBeCloseTo(80, 0);
  expect(line.right).toBeGreaterThan(1340);
  expect(line.right).toBeLessThanOrEqual(1360);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('HOME-02 HOME-06 what has come into view is fully there, words and lanes', async ({ page }) => {
    await page.setViewportSize(viewports.desktop);
    await page.goto('/');
    const main = page.getByRole('main');
    const parts = [
      ...(await region(page, home.services.heading).getByRole('listitem').all()),
      ...(await main.getByRole('article').all()),
      ...(await main.getByRole('figure').all()),
    ];
    for (const part of parts) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect
        .poll(() =>
          part.evaluate((element) => {
            const lanes = [...element.querySelectorAll('path[pathLength]')].filter((lane) =>
              lane.checkVisibility(),
            );
            return (
              getComputedStyle(element).opacity === '1' &&
              lanes.every(
                (lane) => Math.abs(Number.parseFloat(getComputedStyle(lane).strokeDashoffset)) < 0.01,
              )
            );
          }),
        )
        .toBe(true);
    }
  });
});

test('HOME-09 nothing scrolls sideways from 320 px up', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

for (const theme of themes) {
  for (const [name, viewport] of Object.entries(viewports)) {
    test(`HOME-09 axe finds nothing on home, ${theme}, ${name}`, async ({ page }) => {
      await useTheme(page, theme);
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )${theme}( |$)`));
      await expectNoAxeFindings(page);
    });
  }
}
